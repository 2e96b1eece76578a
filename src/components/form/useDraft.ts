import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { enteredIn, fill, takeEarlySubmit } from './fields.ts'

type Values = Record<string, string | boolean>

/**
 * Joins the native fields of a form to the machine that owns the draft. When the machine arrives it is handed what the
 * visitor has entered by then, if anything; from then on the fields follow the draft. A submit that came too early is
 * made then.
 *
 * @param form the form; `data-early` on it says that a submit is waiting
 * @param draft what the machine holds; undefined until it has arrived
 * @param take hands the machine what was entered before it arrived
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  draft: Values | undefined,
  take: (entered: Values) => void,
) {
  const isTaken = useRef(false)
  const takeEntered = useEffectEvent(take)
  useEffect(() => {
    if (!form.current || !draft) {
      isTaken.current = false
      return
    }
    const entered = isTaken.current ? {} : enteredIn(form.current)
    isTaken.current = true
    // What was entered comes back as another draft. To hand over nothing would count as a change all the same, and a
    // journey that begins in success or failure would leave it at once.
    if (Object.keys(entered).length > 0) return takeEntered(entered)
    fill(form.current, draft)
    if (takeEarlySubmit(form.current)) form.current.requestSubmit()
  }, [draft, form])
}
