// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/online-sales-strategies.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/online-sales-strategies.mdx?component'
import staticData from '#src/articles/online-sales-strategies.mdx?staticData'

export const Route = createFileRoute('/_article/blog/online-sales-strategies')({ staticData, component })
