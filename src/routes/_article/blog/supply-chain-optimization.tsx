// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/supply-chain-optimization.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/supply-chain-optimization.mdx?component'
import staticData from '#src/articles/supply-chain-optimization.mdx?staticData'

export const Route = createFileRoute('/_article/blog/supply-chain-optimization')({ staticData, component })
