import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../components/home/HomePage.tsx'
import { ServiceGrid } from '../components/home/ServiceGrid.tsx'
import { Trust } from '../components/home/Trust.tsx'
import { CallToAction } from '../components/site/CallToAction.tsx'

export const Route = createFileRoute('/')({
  staticData: {
    title: 'Professional B2B services for growing businesses',
    summary:
      'Marketing and remote communication for manufacturers: contact databases, email, SEO, sales representatives, video calls, and copy from one team.',
  },
  component: Home,
})

function Home() {
  return (
    <HomePage>
      <ServiceGrid />
      <Trust />
      <CallToAction />
    </HomePage>
  )
}
