import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { Table, TableHead } from '#src/ui/Table.tsx'
import article from '#src/article/Article.module.css'

// Samples, not figures of the site.
const columns = ['Market', 'Plants asked', 'Plants that answered', 'Months to the first order']
const rows = [
  ['Germany', '412', '38', '1.2'],
  ['Poland', '206', '27', '0.9'],
]

const body = (
  <>
    <TableHead columns={columns} />
    <tbody>
      {rows.map(([market, ...figures]) => (
        <tr key={market}>
          <th scope="row">{market}</th>
          {figures.map((figure) => (
            <td key={figure}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </>
)

const meta = preview.meta({
  title: 'Article/Table',
  parameters: usage(
    'Use a table for facts that are compared along rows and columns. Do not use it for a list or for layout. Figures are aligned to the right. On a phone it scrolls sideways while its first column stays.',
  ),
  component: Table,
  argTypes: { children: { control: false } },
  tags: ['autodocs'],
  args: { label: 'Two markets', children: body },
  decorators: [
    (Story) => (
      <main className={article.prose} style={{ padding: '1rem' }}>
        {Story()}
      </main>
    ),
  ],
})

export const Words = meta.story({ name: 'Table of words' })
export const Figures = meta.story({ name: 'Table of figures', args: { figures: true } })

/** Scrolls sideways, and the first column stays in view. */
export const Phone = meta.story({
  name: 'Table on a phone',
  tags: ['!autodocs'],
  args: { figures: true },
  globals: { viewport: { value: 'phone' } },
})
