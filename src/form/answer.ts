import { createContext, useContext, useState } from 'react'
import { sentId, type FormAnswer } from '#contract/endpoints.ts'

/**
 * What the server says in the page of a form that was sent without scripts; undefined in pages of the build and in
 * the browser.
 */
export const AnswerContext = createContext<FormAnswer | undefined>(undefined)

/** Returns what was typed and what is wrong with it, if the server shows the form again. */
export function useRefusal() {
  const answer = useContext(AnswerContext)
  return answer !== undefined && 'errors' in answer ? answer : undefined
}

/** Returns the id of a field's control in a page with errors, whose summary links to it. No script ever runs there. */
export const answerId = (name: string): string => `field-${name}`

/** Returns whether the page that the server sent says what it has received. It says so until another message is accepted. */
export function useArrived(): boolean {
  const answer = useContext(AnswerContext)
  const [isShown] = useState(() => !import.meta.env.SSR && document.getElementById(sentId) !== null)
  return isShown || (answer !== undefined && 'sent' in answer)
}
