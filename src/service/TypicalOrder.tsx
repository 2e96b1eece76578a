import type { ReactNode } from 'react'
import { proposal, reply, request } from '../contact/reply.ts'
import { sentence } from '../content/factText.tsx'
import { describeSpan, Facts, works, type Order, type Step } from './orders.tsx'
import orderStyles from './orders.module.css'
import styles from './TypicalOrder.module.css'

type Props = Order & {
  /** What leads to the first message. */
  action?: ReactNode
}

/**
 * Renders a typical order: a chart of the days on which you work and on which we do, its steps, what it includes, and how it
 * begins.
 */
export function TypicalOrder({ scope, unit, start, steps, price, action, ...order }: Props) {
  const capital = unit === 'day' ? 'Day' : 'Week'
  const rows = {
    'You provide': order.provide,
    'You receive': order.receive,
    'Not included': order.excluded,
    Price: `${price ? `${sentence(`The order above costs ${price}`)} ` : ''}The price depends on ${order.factors}.`,
    'If we don’t deliver': order.remedy,
    'Stored data': order.storage,
  }
  return (
    <div className={styles.order}>
      <div className={styles.scope}>
        <p>{scope}</p>
        <p>
          {`${capital} 1 is the first ${unit === 'day' ? 'working day' : 'week'} after we have ${start}. If you need more time than planned, the later steps start that much later.`}
        </p>
      </div>
      <Chart unit={capital} steps={steps} />
      <ol role="list" className={styles.row}>
        {steps.map(({ at, by, text }) => (
          <li key={at.from}>
            <div className={styles.when}>
              <strong>{describeSpan(at, capital)}</strong>
              <span>
                {works(by, 'you') && <i className={orderStyles.you} />}
                {works(by, 'we') && <i className={orderStyles.we} />}
                {by === 'we' ? 'We' : by === 'you' ? 'You' : 'Both of us'}
              </span>
            </div>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <Facts of={rows} className={styles.row} />
      <div className={styles.begin}>
        <Facts of={{ 'To get started': `${request} ${order.begin}`, 'What happens next': `${reply} ${proposal}` }} />
        {action}
      </div>
    </div>
  )
}

const sides = [
  { side: 'you', name: 'You', y: 26 },
  { side: 'we', name: 'We', y: 62 },
] as const

/**
 * Draws who works when: a lane for each side, divided into steps. A step without an end is drawn for a tenth of the scale, with
 * an arrow.
 */
function Chart({ unit, steps }: { unit: string; steps: Step[] }) {
  const last = Math.max(...steps.map(({ at: { from, to } }) => to ?? from))
  const goesOn = steps.at(-1)?.at.to === undefined
  const end = goesOn ? last + Math.max(1, Math.round(last / 10)) : last
  const at = (time: number) => `${(100 * time) / end}%`
  const starts = steps.map(({ at: { from } }) => from)
  return (
    <svg className={styles.chart} height="90" aria-hidden="true">
      <text x="-12" y="16" textAnchor="end">
        {unit}
      </text>
      {starts.map((start, index) => (
        <text
          key={start}
          x={at(start - 1)}
          y="16"
          className={start - (starts[index - 1] ?? -end) < 0.07 * end ? styles.close : undefined}
        >
          {start}
        </text>
      ))}
      {!goesOn && !starts.includes(last) && (
        <text x="100%" y="16" textAnchor="end">
          {last}
        </text>
      )}
      {sides.map(({ side, name, y }) => (
        <g key={side} className={orderStyles[side]}>
          <text x="-12" y={y + 19} textAnchor="end">
            {name}
          </text>
          {steps
            .filter(({ by }) => works(by, side))
            .map(({ at: { from, to = end } }) => (
              <rect key={from} x={at(from - 1)} y={y} width={at(to - from + 1)} height="28" />
            ))}
          {goesOn && works(steps.at(-1)!.by, side) && (
            <svg x="100%" y={y} overflow="visible">
              <path d="M-1-3 17 14-1 31z" />
            </svg>
          )}
        </g>
      ))}
      {starts.slice(1).map((start) => (
        <line key={start} x1={at(start - 1)} x2={at(start - 1)} y1="22" y2="90" />
      ))}
    </svg>
  )
}
