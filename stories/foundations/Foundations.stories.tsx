import preview from '#storybook/preview.tsx'
import { IconSheet } from '../illustrations/ContactSheet.tsx'
import { Color as ColorPage } from './Color.tsx'
import { Spacing as SpacingPage } from './Spacing.tsx'
import { Type as TypePage } from './Type.tsx'

// Generated from src/styles/tokens.css and illustrations/icons.ts.
const meta = preview.meta({ title: 'Foundations', tags: ['page'] })

export const Color = meta.story({ render: () => <ColorPage /> })
export const Type = meta.story({ render: () => <TypePage /> })
export const Spacing = meta.story({ render: () => <SpacingPage /> })
export const Icons = meta.story({ render: () => <IconSheet /> })
