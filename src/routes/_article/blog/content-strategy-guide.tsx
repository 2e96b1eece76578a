// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/content-strategy-guide.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/content-strategy-guide.mdx?component'
import staticData from '#src/articles/content-strategy-guide.mdx?staticData'

export const Route = createFileRoute('/_article/blog/content-strategy-guide')({ staticData, component })
