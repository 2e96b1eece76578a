// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/chatbot-implementation.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/chatbot-implementation.mdx?component'
import staticData from '#src/articles/chatbot-implementation.mdx?staticData'

export const Route = createFileRoute('/_article/blog/chatbot-implementation')({ staticData, component })
