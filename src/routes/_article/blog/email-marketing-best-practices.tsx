// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/email-marketing-best-practices.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/email-marketing-best-practices.mdx?component'
import staticData from '#src/articles/email-marketing-best-practices.mdx?staticData'

export const Route = createFileRoute('/_article/blog/email-marketing-best-practices')({ staticData, component })
