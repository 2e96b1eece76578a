// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/lead-generation-funnel.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/lead-generation-funnel.mdx?component'
import staticData from '#src/articles/lead-generation-funnel.mdx?staticData'

export const Route = createFileRoute('/_article/blog/lead-generation-funnel')({ staticData, component })
