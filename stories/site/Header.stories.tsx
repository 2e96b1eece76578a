import preview from '#storybook/preview.tsx'
import { SiteHeader } from '#src/components/site/SiteHeader.tsx'

const meta = preview.meta({ title: 'Site/Header', component: SiteHeader })

export const AtHome = meta.story()
export const AtServices = meta.story({ parameters: { path: '/#services' } })
export const AtMoreInformation = meta.story({ parameters: { path: '/more-information' } })
export const AtContact = meta.story({ parameters: { path: '/contact' } })
export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: 'a' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
