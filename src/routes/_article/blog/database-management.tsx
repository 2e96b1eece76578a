// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/database-management.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/database-management.mdx?component'
import staticData from '#src/articles/database-management.mdx?staticData'

export const Route = createFileRoute('/_article/blog/database-management')({ staticData, component })
