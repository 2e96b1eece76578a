import React, { type ComponentProps } from 'react'
import { EnlargeButton } from './Drawing.tsx'

/** How a chart is shown in its place. */
export type View = 'drawing' | 'list'

const names: Record<View, string> = { drawing: 'Drawing', list: 'List' }

type Props = ComponentProps<typeof EnlargeButton> & { view: View; onView: (view: View) => void }

/** Renders the buttons that choose how a chart is shown, and the one that enlarges it. */
export function Views({ view, onView, ...drawn }: Props) {
  return (
    <div className="views">
      <div role="group" aria-label="Show the chart as">
        {(Object.keys(names) as View[]).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
            {names[one]}
          </button>
        ))}
      </div>
      <EnlargeButton {...drawn} />
    </div>
  )
}
