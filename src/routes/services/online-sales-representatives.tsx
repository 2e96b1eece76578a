// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/online-sales-representatives.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/online-sales-representatives.mdx?component'
import staticData from '#src/services/online-sales-representatives.mdx?staticData'

export const Route = createFileRoute('/services/online-sales-representatives')({ staticData, component })
