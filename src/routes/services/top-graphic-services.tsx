// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/top-graphic-services.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/top-graphic-services.mdx?component'
import staticData from '#src/services/top-graphic-services.mdx?staticData'

export const Route = createFileRoute('/services/top-graphic-services')({ staticData, component })
