import type { RenderForm } from '#server/http/formEndpoint.ts'
import { serveHosted } from '#server/hosted.ts'

// What the last `npm run build` wrote for the server. Without it, this function answers 404.
const [renderForm] = Object.values(
  import.meta.glob<RenderForm>('../../../dist-server/forms.mjs', { eager: true, import: 'renderForm' }),
)

serveHosted({ renderForm })
