// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/services/advanced-chat-system.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/services/advanced-chat-system.mdx?component'
import staticData from '#src/services/advanced-chat-system.mdx?staticData'

export const Route = createFileRoute('/services/advanced-chat-system')({ staticData, component })
