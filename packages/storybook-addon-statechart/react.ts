import { createElement, Fragment, useEffect, type ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ShowOptions } from './preview/machines.ts'
import { stageInPreview } from './preview/Stage.ts'
import { watch } from './preview/watch.ts'

/**
 * Shows an actor in the statechart panel while the calling component is mounted.
 *
 * @param actor a running (or not yet running) actor of a state machine
 */
export function useStatechart(actor: AnyActorRef, options: ShowOptions = {}): void {
  stageInPreview().withKey ??= (story, key) => createElement(Fragment, { key }, story as ReactNode)
  // Runs during render, because children may send events from their effects. Repeated calls are idempotent.
  stageInPreview().show(actor, options, { isRendering: true })
  useEffect(() => void watch(actor, options))
  // `watch` would replace the options.
  useEffect(() => () => stageInPreview().hide(actor), [actor])
}
