import preview from '#storybook/preview.tsx'
import { ServiceGrid } from '#src/components/home/ServiceGrid.tsx'

const meta = preview.meta({ title: 'Home/Cards', component: ServiceGrid })

export const Rest = meta.story()
export const Hover = meta.story({ parameters: { pseudo: { hover: 'li:nth-child(2) a, li:nth-child(2)' } } })
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } })
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
