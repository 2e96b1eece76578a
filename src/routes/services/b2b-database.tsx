// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/b2b-database.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/b2b-database.mdx?component'
import staticData from '#src/services/b2b-database.mdx?staticData'

export const Route = createFileRoute('/services/b2b-database')({ staticData, component })
