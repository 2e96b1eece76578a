import React from 'react'
import type { Truth } from '../preview/evaluateGuards.ts'
import type { ActorNode } from '../preview/followActors.ts'
import { statusWords } from './statusWords.ts'
import { useTimeLeft } from './useTimeLeft.ts'

type Props = { truth: Truth | undefined; due: number | undefined; actors: readonly ActorNode[] }

/** Shows what changes while an item of the outline is active: guard, time left and invoked actors. */
export function OutlineNotes({ truth, due, actors }: Props) {
  const left = useTimeLeft(due)
  const notes = [
    truth === undefined || truth === 'unclear' ? '' : `guard is ${truth === 'yes'}`,
    left,
    ...actors.map(statusWords),
  ].filter((note) => note !== '')
  return notes.length === 0 ? null : <span className="live"> · {notes.join(' · ')}</span>
}
