// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/video-marketing.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/video-marketing.mdx?component'
import staticData from '#src/articles/video-marketing.mdx?staticData'

export const Route = createFileRoute('/_article/blog/video-marketing')({ staticData, component })
