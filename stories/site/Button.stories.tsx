import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import button from '#src/ui/button.module.css'

type Props = {
  text: string
  /** Whether the button is disabled. Links are left out, because a link cannot be. */
  disabled: boolean
}

/**
 * Renders the three button styles on their backgrounds. There is no button component: a native `button`, or a link, takes
 * one of the classes of `src/ui/button.module.css`.
 */
function Buttons({ text, disabled }: Props) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }}>
      {(['primary', 'secondary', 'inverse'] as const).map((look) => (
        <section
          key={look}
          aria-label={look}
          style={{
            display: 'grid',
            gap: 'var(--space-5)',
            justifyItems: 'start',
            padding: 'var(--space-6)',
            ...(look === 'inverse' && { color: 'var(--sheet)', background: 'var(--blueprint)' }),
          }}
        >
          <h2 style={{ fontSize: 'var(--text-s)' }}>{look}</h2>
          <button type="button" className={button[look]} disabled={disabled}>
            {text}
          </button>
          {!disabled && (
            <a href="#link" className={button[look]}>
              {text}
            </a>
          )}
        </section>
      ))}
    </div>
  )
}

const meta = preview.meta({
  title: 'Site/Button',
  parameters: usage(
    'Use a button for what changes something or sends, and a link in its looks for the one next step of a section: primary once per view, secondary beside it, inverse on dark bands. Do not use it for a reference in a text; that is a link. At rest it names what it does. While a form is sent it says so (“Sending...”), is disabled and gray. Disabled for another reason it keeps its color.',
  ),
  component: Buttons,
  tags: ['autodocs'],
  args: { text: 'Send Message', disabled: false },
})

export const Rest = meta.story({ name: 'Button' })
export const Hover = meta.story({ name: 'Button under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({
  name: 'Button with focus',
  parameters: { pseudo: { focusVisible: ['button', 'a'] } },
})
export const Active = meta.story({ name: 'Pressed button', parameters: { pseudo: { hover: true, active: true } } })
export const Disabled = meta.story({ name: 'Disabled button', args: { disabled: true } })
