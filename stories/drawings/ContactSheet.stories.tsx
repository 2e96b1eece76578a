import preview from '#storybook/preview.tsx'
import { ContactSheet } from './ContactSheet.tsx'

// Every drawing of the site on one page, as drawings/ makes them.
const meta = preview.meta({ title: 'Drawings/Contact sheet', component: ContactSheet })

export const Plates = meta.story({ args: { kind: 'plates' } })
export const Icons = meta.story({ args: { kind: 'icons' } })
