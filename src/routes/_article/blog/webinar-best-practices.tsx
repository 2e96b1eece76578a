// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/webinar-best-practices.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/webinar-best-practices.mdx?component'
import staticData from '#src/articles/webinar-best-practices.mdx?staticData'

export const Route = createFileRoute('/_article/blog/webinar-best-practices')({ staticData, component })
