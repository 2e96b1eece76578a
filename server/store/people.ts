import { parsePhone } from '#contract/phone.ts'

/** Returns an email address as it is compared: in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Returns whether a number can be dialed from here: an international one that its country may have given somebody. */
export const canBeDialed = (dialed: string): boolean => parsePhone(dialed) !== undefined

/** Returns a typed phone number as it is dialed, `+421900123456`, or the digits of one that is not international. */
export const dialedNumber = (phone: string): string => parsePhone(phone)?.number ?? phone.replaceAll(/\D/g, '')
