import { site } from '../../site.ts'

/** The company's phone number as a link that dials it. */
export const phoneHref = `tel:${site.phone.replaceAll(' ', '')}`
