// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/social-media-b2b.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/social-media-b2b.mdx?component'
import staticData from '#src/articles/social-media-b2b.mdx?staticData'

export const Route = createFileRoute('/_article/blog/social-media-b2b')({ staticData, component })
