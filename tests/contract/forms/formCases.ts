import { acceptedCases } from './acceptedCases.ts'
import { entryCases } from './entryCases.ts'
import { requestCases } from './requestCases.ts'

/** The contract of the native forms (D28). The answers 429 and 503 have tests of their own. */
export const formCases = [...acceptedCases, ...entryCases, ...requestCases]
