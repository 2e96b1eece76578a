import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Tells once, when a visitor begins to fill in a form: time to fetch what sending it will need. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, tell: () => void) {
  const onFocus = useEffectEvent(tell)
  useEffect(() => {
    const listening = new AbortController()
    form.current?.addEventListener('focusin', () => onFocus(), { once: true, signal: listening.signal })
    return () => listening.abort()
  }, [form])
}
