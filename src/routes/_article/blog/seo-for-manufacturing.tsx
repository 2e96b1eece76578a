// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/seo-for-manufacturing.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/seo-for-manufacturing.mdx?component'
import staticData from '#src/articles/seo-for-manufacturing.mdx?staticData'

export const Route = createFileRoute('/_article/blog/seo-for-manufacturing')({ staticData, component })
