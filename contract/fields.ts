import type * as v from 'valibot'

/**
 * The facts of one field of a form. The React form, the form without JavaScript, the stored draft, the mail and the tests
 * follow them.
 */
export type FieldFacts = {
  label: string
  /** The attributes of its control. A select or a text area has no type. */
  control: {
    type?: 'text' | 'email' | 'tel' | 'date' | 'checkbox'
    autoComplete?: string
    placeholder?: string
    /** The choice of a select before the visitor's. */
    defaultValue?: string
    required?: boolean
  }
  /** What a select offers. */
  options?: readonly string[]
  /** The rule of its value in the payload; without one it is no part of the payload. */
  rule?: v.GenericSchema
  /** The label of its line in the mail to the company; null if the mail says it elsewhere or not at all. */
  mail: string | null
  /** Given for one message, so it is neither stored nor shown again. */
  isOnce?: true
}

/** The fields of a form by their names in the payload, in their order on the page. */
export type Fields = Record<string, FieldFacts>

/** The content of a form, not validated: text, and true or false for a checkbox. */
export type FormValues<Form extends Fields> = {
  [Name in keyof Form]: Form[Name]['control'] extends { type: 'checkbox' }
    ? boolean
    : NonNullable<v.InferInput<NonNullable<Form[Name]['rule']>>>
}

type Rules<Form extends Fields> = {
  [Name in keyof Form as Form[Name] extends { rule: v.GenericSchema } ? Name : never]: NonNullable<Form[Name]['rule']>
}

/** Returns the rules of the fields, for `v.strictObject`. */
export const rulesOf = <Form extends Fields>(fields: Form): Rules<Form> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { rule }]) => (rule ? [[name, rule]] : []))) as Rules<Form>

/**
 * Returns the content of a form.
 *
 * @param getText returns the text of a field; by default its initial text
 * @param isTicked returns whether a checkbox is ticked; by default none is
 */
export const readValues = <Form extends Fields>(
  fields: Form,
  getText = (name: string) => fields[name]?.control.defaultValue ?? '',
  isTicked: (name: string) => boolean = () => false,
): FormValues<Form> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { control }]) => [
      name,
      control.type === 'checkbox' ? isTicked(name) : getText(name),
    ]),
  ) as FormValues<Form>
