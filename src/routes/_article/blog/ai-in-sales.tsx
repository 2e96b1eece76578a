// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/ai-in-sales.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/ai-in-sales.mdx?component'
import staticData from '#src/articles/ai-in-sales.mdx?staticData'

export const Route = createFileRoute('/_article/blog/ai-in-sales')({ staticData, component })
