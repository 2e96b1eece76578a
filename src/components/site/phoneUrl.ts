import { site } from '../../site.ts'

/** The `tel:` URL of the company's phone number. */
export const phoneUrl = `tel:${site.phone.replaceAll(' ', '')}`
