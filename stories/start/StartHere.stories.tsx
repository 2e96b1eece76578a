import preview from '#storybook/preview.tsx'
import { StartHere as StartHerePage } from './StartHere.tsx'

const meta = preview.meta({ title: 'Start here', tags: ['page'] })

export const StartHere = meta.story({ name: 'Start here', render: () => <StartHerePage /> })
