import type * as v from 'valibot'
import { consultationForm } from './consultation.ts'
import { contactForm } from './contact.ts'

/** All forms of the site. Server, mocks, build and tests follow this list; the site's pages import their own form. */
export const forms = { contact: contactForm, consultation: consultationForm } as const

export type FormName = keyof typeof forms
type AnyForm = (typeof forms)[FormName]

export const formNames = Object.keys(forms) as FormName[]

/** The names of the function endpoints. */
export type FunctionName = AnyForm['function']

/** The paths of the pages with a form. */
export type FormPage = AnyForm['pages'][number]

type BodyOf<Name extends FormName> = v.InferOutput<ReturnType<(typeof forms)[Name]['schema']>>

/** A valid submission of any form; `function` tells whose payload it is. */
export type Submission = {
  [Name in FormName]: { function: (typeof forms)[Name]['function']; payload: BodyOf<Name> }
}[FormName]

/** A valid payload of any form. */
export type Payload = Submission['payload']

/** Joins a payload, which the rule of a form has judged, to the function of that form. */
export const submissionOf = (name: FunctionName, payload: Payload): Submission =>
  ({ function: name, payload }) as Submission

/** What is known of who has sent a payload; empty where its form does not ask. */
export const senderOf = (payload: { name?: string; email?: string; phone?: string }) => ({
  name: '',
  email: '',
  phone: '',
  ...payload,
})

const byFunction = new Map<string, AnyForm>(formNames.map((name) => [forms[name].function, forms[name]]))
const byPage = new Map<string, AnyForm>(
  formNames.flatMap((name) => forms[name].pages.map((page) => [page, forms[name]])),
)

/** Returns the form that sends to a function; undefined if there is none. */
export const formOf = (functionName: string): AnyForm | undefined => byFunction.get(functionName)

/** Returns the form of a page; undefined if it has none. */
export const formOn = (page: string): AnyForm | undefined => byPage.get(page)

/** Returns whether a page has a form. */
export const isFormPage = (page: string): page is FormPage => byPage.has(page)

/** The paths of all pages with a form. */
export const formPages = [...byPage.keys()] as FormPage[]
