import { bodies } from './bodies.ts'
import { bookings } from './bookings.ts'
import { calls } from './calls.ts'
import type { ContractCase } from './contractCase.ts'
import { fields } from './fields.ts'
import { keys } from './keys.ts'

/**
 * The contract of both endpoints, as one table for every implementation. Cases that need a failing platform (429, 503,
 * relay error) are in `outcomes.ts`.
 */
export const contract: ContractCase[] = [...calls, ...bodies, ...fields, ...bookings, ...keys]
