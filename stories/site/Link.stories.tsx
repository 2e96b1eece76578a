import { Link } from '@tanstack/react-router'
import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'

/**
 * Renders a link in a sentence. There is no link component: the router's `Link` checks the address, and
 * `src/styles/base.css` styles every `a`.
 */
function LinkInSentence() {
  return (
    <p style={{ padding: 'var(--space-6)' }}>
      Tell us what you make, or <Link to="/free-consultation">choose an hour for a free consultation</Link>.
    </p>
  )
}

const meta = preview.meta({
  title: 'Site/Link',
  parameters: usage(
    'Use a link for every reference, in a sentence or alone. Do not use it for what changes something; that is a button. It is underlined in each state. Under the pointer and with focus the line is thicker, and focus has a ring.',
  ),
  component: LinkInSentence,
  tags: ['autodocs'],
})

export const Rest = meta.story({ name: 'Link' })
export const Hover = meta.story({ name: 'Link under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ name: 'Link with focus', parameters: { pseudo: { focusVisible: ['a'] } } })
