import { createFileRoute } from '@tanstack/react-router'
import advancedChatSystem from '#src/services/advanced-chat-system.mdx?drawing'
import b2bDatabase from '#src/services/b2b-database.mdx?drawing'
import { HomePage } from '../home/HomePage.tsx'

export const Route = createFileRoute('/')({
  staticData: {
    title: 'Professional B2B services for growing businesses',
    searchTitle: 'B2B Marketing Services for Manufacturers',
    summary:
      'Marketing for manufacturers: contact data, email, SEO, LinkedIn, platforms, sales representatives, video calls, graphics, and copywriting.',
    alt: 'A factory in section: crates become letters on a conveyor belt, and a robot arm lifts the last of them.',
  },
  component: Home,
})

function Home() {
  return <HomePage drawings={{ 'b2b-database': b2bDatabase, 'advanced-chat-system': advancedChatSystem }} />
}
