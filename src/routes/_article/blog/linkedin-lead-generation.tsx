// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/linkedin-lead-generation.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/linkedin-lead-generation.mdx?component'
import staticData from '#src/articles/linkedin-lead-generation.mdx?staticData'

export const Route = createFileRoute('/_article/blog/linkedin-lead-generation')({ staticData, component })
