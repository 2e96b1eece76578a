// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/mobile-web-design.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/mobile-web-design.mdx?component'
import staticData from '#src/articles/mobile-web-design.mdx?staticData'

export const Route = createFileRoute('/_article/blog/mobile-web-design')({ staticData, component })
