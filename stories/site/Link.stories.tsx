import { Link } from '@tanstack/react-router'
import preview from '#storybook/preview.tsx'
import styles from './Buttons.module.css'

/**
 * Renders a link in a sentence. There is no link component: the router's `Link` checks the address, and
 * `src/styles/base.css` styles every `a`.
 */
function LinkInSentence() {
  return (
    <p className={styles.paper}>
      <span>
        Tell us what you make, or <Link to="/free-consultation">choose an hour for a free consultation</Link>.
      </span>
    </p>
  )
}

const meta = preview.meta({ title: 'Site/Link', component: LinkInSentence, tags: ['autodocs'] })

export const Rest = meta.story()
export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['a'] } } })
export const Active = meta.story({ parameters: { pseudo: { hover: true, active: true } } })
// A docs page has one width.
export const Phone = meta.story({ tags: ['!autodocs'], globals: { viewport: { value: 'small' } } })
