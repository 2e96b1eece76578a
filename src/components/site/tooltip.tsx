import { Tooltip } from '@base-ui/react/tooltip'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import styles from './tooltip.module.css'

/** D14: opens after 700 ms, and at once when another of the group was open within the last 300 ms. */
export function HintsProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={700} timeout={300}>
      {children}
    </Tooltip.Provider>
  )
}

/** A control with its tooltip, which describes it to those who do not see it. */
export function HintWord({ word, children }: { word: string; children: ReactElement }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Tooltip.Root open={isOpen} onOpenChange={setIsOpen}>
      <Tooltip.Trigger render={children} aria-describedby={isOpen ? id : undefined} />
      <Tooltip.Portal container={document.querySelector('main') ?? document.body}>
        <Tooltip.Positioner sideOffset={8} className={styles.positioner}>
          <Tooltip.Popup id={id} className={styles.tooltip} role="tooltip">
            {word}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
