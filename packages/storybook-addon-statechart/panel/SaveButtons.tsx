import React, { useState } from 'react'
import type { Chart } from '../chart/Chart.ts'
import { toMermaid } from '../chart/toMermaid.ts'
import type { Drawing } from './layout.ts'
import { toPng } from './toPng.ts'
import { toSvg } from './toSvg.ts'

type Props = {
  chart: Chart
  name: string
  active: ReadonlySet<string>
  /** Returns the layout of the chart. */
  getDrawing: () => Promise<Drawing>
}

/** Buttons that save the chart with its current state as a file. */
export function SaveButtons({ chart, name, active, getDrawing }: Props) {
  const [error, setError] = useState('')
  const draw = async () => toSvg(await getDrawing(), name, active)
  const formats = {
    SVG: { ending: 'svg', create: async () => new Blob([await draw()], { type: 'image/svg+xml' }) },
    PNG: { ending: 'png', create: async () => toPng(await draw()) },
    Mermaid: { ending: 'mmd', create: async () => new Blob([toMermaid(chart)], { type: 'text/plain' }) },
  }
  return (
    <div role="group" aria-label="Save the chart as" className="views">
      {Object.entries(formats).map(([format, { ending, create }]) => (
        <button
          key={format}
          type="button"
          onClick={() => {
            setError('')
            create().then(
              (file) => save(file, `${name}.${ending}`),
              (reason: unknown) => setError(`The chart was not saved. ${String(reason)}`),
            )
          }}
        >
          {format}
        </button>
      ))}
      <span role="alert" className="error">
        {error}
      </span>
    </div>
  )
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
