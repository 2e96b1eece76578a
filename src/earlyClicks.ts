/**
 * Stores clicks on buttons from before hydration, which have no listener yet. Forms need none: they are sent natively
 * (D28).
 *
 * @returns replays the clicks; called when the page has hydrated. React stops a click on a part that is not hydrated yet,
 *   so a click may have to be repeated. A click that reaches the window was handled.
 */
export function storeEarlyClicks(): () => void {
  const buttons = new Set<HTMLElement>()
  let attempts = 0
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[type="button"]')
    if (!button) return
    if (attempts > 0) buttons.delete(button)
    else buttons.add(button)
  }
  addEventListener('click', onClick)
  return function replay() {
    attempts += 1
    for (const button of buttons) button.click()
    if (buttons.size > 0 && attempts < 20) setTimeout(replay, 50)
    else removeEventListener('click', onClick)
  }
}
