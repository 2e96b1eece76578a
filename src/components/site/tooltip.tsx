import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'

/** D14: opens after 700 ms, and at once when another of the group was open within the last 300 ms. */
export function HintsProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={700} timeout={300}>
      {children}
    </Tooltip.Provider>
  )
}

/** A control with its tooltip. */
export function HintWord({ word, children }: { word: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} className={styles.positioner}>
          <Tooltip.Popup className={styles.tooltip} role="tooltip">
            {word}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
