import { emailAddress, line } from './text.ts'

/** The fields that ask who is writing, without their labels. A form that asks for a person takes them from here. */
export const person = {
  name: {
    control: { type: 'text', autoComplete: 'name', required: true },
    rule: line(200, 'Enter your name'),
    mail: 'Name',
  },
  email: {
    control: { type: 'email', autoComplete: 'email', required: true },
    rule: emailAddress,
    mail: 'Email',
  },
  phone: {
    control: { type: 'tel', autoComplete: 'tel', placeholder: '+421 XXX XXX XXX' },
    mail: 'Phone',
  },
} as const
