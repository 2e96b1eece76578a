import { definePreviewAddon } from 'storybook/internal/csf'

/** The used part of axe's results. */
type AxeItem = {
  id: string
  nodes: { target: string[]; any: { message: string }[]; all: { message: string }[]; none: { message: string }[] }[]
}

/**
 * Fails a story with an item that axe could not decide and leaves to a person; the panel "Accessibility" lists it as
 * inconclusive. Must be listed before the addon of axe, because Storybook runs the hooks in reverse order.
 */
export function failOnOpenAxeItems() {
  return definePreviewAddon({
    afterEach({ reporting }) {
      // In Storybook itself the panel is enough.
      if (!import.meta.env['VITEST']) return
      const open = reporting.reports
        .filter(({ type }) => type === 'a11y')
        .flatMap(({ result }) => (result as { incomplete?: AxeItem[] }).incomplete ?? [])
      const items = open.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const messages = [...any, ...all, ...none].map(({ message }) => message)
          return `${id}: ${target.join(' ')}: ${messages.join('; ')}`
        }),
      )
      if (items.length > 0) throw new Error(`axe could not decide, so a person would have to:\n${items.join('\n')}`)
    },
  })
}
