// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/trade-show-marketing.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/trade-show-marketing.mdx?component'
import staticData from '#src/articles/trade-show-marketing.mdx?staticData'

export const Route = createFileRoute('/_article/blog/trade-show-marketing')({ staticData, component })
