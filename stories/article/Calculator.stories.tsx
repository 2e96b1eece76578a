import { expect, fireEvent, waitFor } from 'storybook/test'
import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import article from '#src/article/Article.module.css'
import { Calculator } from '#src/calculator/Calculator.tsx'
import { OpenCalculator } from '#src/calculator/OpenCalculator.tsx'
import { calculator as funnel } from '#src/calculator/funnel.ts'
import { calculator as payback } from '#src/calculator/payback.ts'
import { calculator as safetyStock } from '#src/calculator/safetyStock.ts'

const meta = preview.meta({
  title: 'Article/Calculator',
  component: Calculator,
  // Its functions would be listed as source text.
  argTypes: { calculator: { control: false, table: { type: { summary: 'Calculator' } } } },
  tags: ['autodocs'],
  // In a frame of its own, a story on the docs page plays its steps.
  parameters: usage(
    'Use a calculator where an article has a formula that readers fill with their own figures. Do not use it for a single multiplication; a sentence is enough. It opens on request. With a wrong entry the results are dashes; where there is none, it says so; if it did not load, it says so and the article still holds the formula.',
    '920px',
  ),
  args: { focused: false },
  decorators: [
    (Story) => (
      <div className={article.prose} style={{ maxInlineSize: '41rem', padding: '1rem' }}>
        {Story()}
      </div>
    ),
  ],
})

export const Funnel = meta.story({ name: 'Calculator of a funnel', args: { calculator: funnel } })
export const SafetyStock = meta.story({ name: 'Calculator of a safety stock', args: { calculator: safetyStock } })

// On the docs page all stories play at once. Chromium clears the focus of a frame when another one takes it, and keys
// typed then are lost. So the figures are changed without the keyboard, which Calculator.test.tsx uses.
export const Invalid = meta.story({
  name: 'Calculator with a wrong entry',
  args: { calculator: funnel },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('A. Orders wanted'), { target: { value: '' } })
    await fireEvent.change(canvas.getByLabelText('E. Ordered'), { target: { value: '999' } })
    await expect(canvas.getAllByText('–')).toHaveLength(4)
  },
})

// Nothing is left over, so the money never comes back.
export const Never = meta.story({
  name: 'Calculator without a result',
  args: { calculator: payback },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('C. Loading share'), { target: { value: '5' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('Payback without extra hours: never.')
  },
})

export const Closed = meta.story({
  name: 'Closed calculator',
  render: () => <OpenCalculator parameter="orders" load={() => Promise.resolve({ calculator: funnel })} />,
  args: { calculator: funnel },
})

export const NotLoaded = Closed.extend({
  name: 'Calculator that did not load',
  render: () => <OpenCalculator parameter="orders" load={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'The calculator didn’t load. Check your connection and reload the page.',
      ),
    )
  },
})
