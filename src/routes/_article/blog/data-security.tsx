// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/data-security.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/data-security.mdx?component'
import staticData from '#src/articles/data-security.mdx?staticData'

export const Route = createFileRoute('/_article/blog/data-security')({ staticData, component })
