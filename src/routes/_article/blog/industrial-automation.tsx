// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/industrial-automation.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/industrial-automation.mdx?component'
import staticData from '#src/articles/industrial-automation.mdx?staticData'

export const Route = createFileRoute('/_article/blog/industrial-automation')({ staticData, component })
