// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/linkedin-marketing.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/linkedin-marketing.mdx?component'
import staticData from '#src/services/linkedin-marketing.mdx?staticData'

export const Route = createFileRoute('/services/linkedin-marketing')({ staticData, component })
