import { OpenCalculator } from './OpenCalculator.tsx'

/** Renders the calculator under the count-back of a sales funnel. */
export const FunnelCalculator = () => <OpenCalculator parameter="orders" load={() => import('./funnel.ts')} />

/** Renders the calculator under the payback of an automation cell. */
export const PaybackCalculator = () => <OpenCalculator parameter="loading" load={() => import('./payback.ts')} />

/** Renders the calculator under the safety stock of a part. */
export const SafetyStockCalculator = () => <OpenCalculator parameter="demand" load={() => import('./safetyStock.ts')} />
