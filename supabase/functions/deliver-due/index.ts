import type { Agreement } from '#server/agreement.ts'
import { serveHosted } from '#server/hosted.ts'

// What the last `npm run build` left for the server. This function removes what the pages say is removed.
const [agreement] = Object.values(
  import.meta.glob<Agreement>('../../../dist-server/agreement.json', { eager: true, import: 'default' }),
)

serveHosted({ agreement })
