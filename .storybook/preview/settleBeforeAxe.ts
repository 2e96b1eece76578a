import { definePreviewAddon } from 'storybook/internal/csf'

/** Longest wait in milliseconds; some animations never end. */
const longest = 1000

/**
 * Waits until transitions have ended before axe looks at a story: a color halfway has too little contrast. Must be listed
 * after the addon of axe, because Storybook runs the hooks in reverse order.
 */
export function settleBeforeAxe() {
  return definePreviewAddon({
    async afterEach() {
      const running = document.getAnimations().map(({ finished }) => finished.catch(() => undefined))
      const limit = new Promise((resolve) => {
        setTimeout(resolve, longest)
      })
      if (running.length > 0) await Promise.race([Promise.all(running), limit])
    },
  })
}
