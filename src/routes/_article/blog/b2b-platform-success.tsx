// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/b2b-platform-success.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/b2b-platform-success.mdx?component'
import staticData from '#src/articles/b2b-platform-success.mdx?staticData'

export const Route = createFileRoute('/_article/blog/b2b-platform-success')({ staticData, component })
