// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/international-market-expansion.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/international-market-expansion.mdx?component'
import staticData from '#src/articles/international-market-expansion.mdx?staticData'

export const Route = createFileRoute('/_article/blog/international-market-expansion')({ staticData, component })
