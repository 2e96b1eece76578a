import preview from '#storybook/preview.tsx'
import { ContactSheet } from './ContactSheet.tsx'

// Every illustration of the site on one page.
const meta = preview.meta({ title: 'Illustrations/Contact sheet', component: ContactSheet, tags: ['page'] })

export const Illustrations = meta.story({ name: 'All illustrations' })
