// Written by npm run dev and npm run build (scripts/texts/routes.ts). Write in src/articles/customer-testimonials.mdx.
import { createFileRoute } from '@tanstack/react-router'
import component from '#src/articles/customer-testimonials.mdx?component'
import staticData from '#src/articles/customer-testimonials.mdx?staticData'

export const Route = createFileRoute('/_article/blog/customer-testimonials')({ staticData, component })
