import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../home/HomePage.tsx'

export const Route = createFileRoute('/')({
  staticData: {
    title: 'Professional B2B services for growing businesses',
    summary:
      'Marketing and remote communication for manufacturers: contact databases, email, SEO, sales representatives, video calls, and copywriting.',
  },
  component: HomePage,
})
