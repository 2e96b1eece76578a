// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/brand-identity-development.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/brand-identity-development.mdx?component'
import staticData from '#src/articles/brand-identity-development.mdx?staticData'

export const Route = createFileRoute('/_article/blog/brand-identity-development')({ staticData, component })
