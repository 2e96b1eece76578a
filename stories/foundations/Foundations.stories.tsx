import preview from '#storybook/preview.tsx'
import * as pages from './pages.tsx'

// Generated from src/styles/tokens.css and src/site/icons.svg.
const meta = preview.meta({ title: 'Foundations', tags: ['page'] })

export const Color = meta.story({ render: () => <pages.Color /> })
export const Type = meta.story({ render: () => <pages.Type /> })
export const Spacing = meta.story({ render: () => <pages.Spacing /> })
export const Icons = meta.story({ render: () => <pages.Icons /> })
