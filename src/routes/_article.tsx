import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../components/article/ArticlePage.tsx'

// A layout route without a path, so that /blog itself is not a page (D17). Each article has its own facts.
export const Route = createFileRoute('/_article')({
  staticData: { title: 'Article', summary: '' },
  component: ArticlePage,
})
