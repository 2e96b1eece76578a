import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '../../components/article/ArticlePage.tsx'

// Draws the header and the way on around every article; an article's own file states the rest.
export const Route = createFileRoute('/blog/_article')({
  staticData: { title: 'Page not found', summary: 'There is no page at this address.' },
  beforeLoad: ({ location }) => {
    // D17: there is no page of all articles.
    if (location.pathname === '/blog') throw notFound()
  },
  component: ArticlePage,
})
