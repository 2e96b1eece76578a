import { bodies } from './bodies.ts'
import { bookings } from './bookings.ts'
import { calls } from './calls.ts'
import type { ContractCase } from './contractCase.ts'
import { fields } from './fields.ts'
import { keys } from './keys.ts'

/**
 * The contract of design.md, "Functions: the contract", as one table for any server that keeps it. What needs a platform
 * in trouble (429, 503, a relay) is in `outcomes.ts`.
 */
export const contract: ContractCase[] = [...calls, ...bodies, ...fields, ...bookings, ...keys]
