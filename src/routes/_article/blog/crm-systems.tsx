// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/crm-systems.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/crm-systems.mdx?component'
import staticData from '#src/articles/crm-systems.mdx?staticData'

export const Route = createFileRoute('/_article/blog/crm-systems')({ staticData, component })
