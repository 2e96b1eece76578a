import React, { useMemo } from 'react'
import { countShown, type CoverageItem } from '../preview/Coverage.ts'
import { coverageElement, type CoverageRun } from '../coverage/coverageRun.ts'

/** Shows how many states and transitions of a machine the stories have shown in the last full test run, and which not. */
export function CoverageBadge({ machine }: { machine: string }) {
  const run = useMemo(() => readCoverageRun(), [])
  const coverage = run?.machines.find((one) => one.machine === machine)
  if (run === undefined || coverage === undefined)
    return <p className="help">Unknown: no test run of all stories has reported it.</p>
  const { states, transitions } = coverage
  return (
    <details className="coverage">
      <summary>
        Stories show {countShown(states)} states and {countShown(transitions)} transitions
      </summary>
      <p className="note">In the test run of {new Date(run.at).toLocaleString()}.</p>
      <Missing title="No story shows these states:" items={states} />
      <Missing title="No story shows these transitions:" items={transitions} />
    </details>
  )
}

/** Returns the last full test run; undefined if there was none when Storybook started. */
function readCoverageRun(): CoverageRun | undefined {
  const text = document.getElementById(coverageElement)?.textContent ?? ''
  return text === '' ? undefined : (JSON.parse(text) as CoverageRun)
}

function Missing({ title, items }: { title: string; items: readonly CoverageItem[] }) {
  const missing = items.filter(({ shown }) => !shown)
  if (missing.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {missing.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}
