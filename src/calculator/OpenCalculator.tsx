import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import button from '../ui/button.module.css'
import type { Definition } from './figure.ts'

type Props = {
  /** A search parameter of the calculator, with which it opens by itself. */
  parameter: string
  load: () => Promise<{ calculator: Definition }>
}

/**
 * Renders a button that opens a calculator under a worked table. A shared URL opens it at once. Its code is loaded then,
 * so the page is prerendered with the table only.
 */
export function OpenCalculator({ parameter, load }: Props) {
  const [opened, setOpened] = useState<ReactNode>()
  const [status, setStatus] = useState('')
  const open = async (focused: boolean) => {
    try {
      const [{ Calculator }, { calculator }] = await Promise.all([import('./Calculator.tsx'), load()])
      setOpened(<Calculator calculator={calculator} focused={focused} />)
    } catch {
      setStatus('The calculator didn’t load. Check your connection and reload the page.')
    }
  }
  const router = useRouter()
  // An effect, because the prerendered page knows no search parameters.
  useEffect(() => {
    if (parameter in router.state.location.search) void open(false)
    // oxlint-disable-next-line react/exhaustive-deps -- opens once
  }, [])
  return (
    <div id="calculator">
      {opened ?? (
        <p className="scripted-only actions">
          <button type="button" className={button.secondary} onClick={() => void open(true)}>
            Work it out with your own figures
          </button>
          <output>{status}</output>
        </p>
      )}
    </div>
  )
}

/** Renders the calculator under the count-back of a sales funnel. */
export const FunnelCalculator = () => <OpenCalculator parameter="orders" load={() => import('./funnel.ts')} />

/** Renders the calculator under the payback of an automation cell. */
export const PaybackCalculator = () => <OpenCalculator parameter="loading" load={() => import('./payback.ts')} />

/** Renders the calculator under the safety stock of a part. */
export const SafetyStockCalculator = () => <OpenCalculator parameter="demand" load={() => import('./safetyStock.ts')} />
