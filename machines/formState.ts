/** The states that a form shows (D16). */
export type FormState = 'idle' | 'submitting' | 'success' | 'failure'
