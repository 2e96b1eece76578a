// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/professional-copywriting.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/professional-copywriting.mdx?component'
import staticData from '#src/services/professional-copywriting.mdx?staticData'

export const Route = createFileRoute('/services/professional-copywriting')({ staticData, component })
