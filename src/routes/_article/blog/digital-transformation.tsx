// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/digital-transformation.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/digital-transformation.mdx?component'
import staticData from '#src/articles/digital-transformation.mdx?staticData'

export const Route = createFileRoute('/_article/blog/digital-transformation')({ staticData, component })
