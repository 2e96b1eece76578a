import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { firstLine, isFirstLine } from '#machines/contact/ContactMessage.ts'
import type { ContactActorRef } from '#machines/contact/contactMachine.ts'

/**
 * Begins an empty message with the service from whose page the visitor comes, so that the company knows what it is about.
 * The visitor sees the line and can change it.
 */
export function FirstLine({ contact }: { contact: ContactActorRef | undefined }) {
  const service = useLocation({ select: ({ state }) => state.service })
  useEffect(() => {
    if (!contact || !service) return
    const { message } = contact.getSnapshot().context.draft
    // A line that came from another service's page is replaced.
    if (message === '' || isFirstLine(message))
      contact.send({ type: 'draft.change', change: { message: firstLine(service) } })
  }, [contact, service])
  return null
}
