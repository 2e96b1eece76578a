// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/visual-branding-tips.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/visual-branding-tips.mdx?component'
import staticData from '#src/articles/visual-branding-tips.mdx?staticData'

export const Route = createFileRoute('/_article/blog/visual-branding-tips')({ staticData, component })
