import preview from '#storybook/preview.tsx'
import { SinceWritten } from '#src/components/article/Article.tsx'

// The note of a dated article on what has changed since.
const meta = preview.meta({
  title: 'Article/Since this was written',
  component: SinceWritten,
  decorators: [(Story) => <div style={{ maxInlineSize: '41rem', padding: '1rem' }}>{Story()}</div>],
})

const law = <p key="law">The draft that the third section mentions is law now, with two exceptions for small firms.</p>
const tool = (
  <p key="tool">The service named in the first section has closed. Its successor asks for the same three records.</p>
)

export const OneChange = meta.story({ name: 'One change since', args: { checked: 'November 2026', children: law } })
export const SeveralChanges = meta.story({
  name: 'Several changes since',
  args: { checked: 'November 2026', children: [law, tool] },
})
