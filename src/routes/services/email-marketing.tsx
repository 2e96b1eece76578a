// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/email-marketing.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/email-marketing.mdx?component'
import staticData from '#src/services/email-marketing.mdx?staticData'

export const Route = createFileRoute('/services/email-marketing')({ staticData, component })
