// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/seo-optimization.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/seo-optimization.mdx?component'
import staticData from '#src/services/seo-optimization.mdx?staticData'

export const Route = createFileRoute('/services/seo-optimization')({ staticData, component })
