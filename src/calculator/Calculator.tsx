import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { Field } from '../form/Field.tsx'
import form from '../form/Form.module.css'
import styles from './Calculator.module.css'
import { Table } from '../ui/Table.tsx'
import type { Definition } from './figure.ts'

/** The delay before the URL follows the fields, in milliseconds. Safari limits how often it may change. */
const urlDelay = 300

type Props = {
  /** The fields, their rules and the equations. */
  calculator: Definition
  /** Whether the first field gets the focus. */
  focused: boolean
}

/**
 * Renders a calculator: fields, their errors, and the results. It starts with the figures of the URL, or with the
 * article's example if they are missing or invalid. The URL follows the fields, so it can be shared. Nothing is sent.
 */
export function Calculator({ calculator, focused }: Props) {
  const { title, fields } = calculator
  const titleId = useId()
  const first = useRef<HTMLDivElement>(null)
  const { location } = useRouter().state
  const [texts, setTexts] = useState(() =>
    toTexts(judge(calculator, location.search).figures ?? getExample(calculator)),
  )
  const { figures, errors } = judge(calculator, toNumbers(texts))
  const worked = figures && calculator.work(figures)
  useUrl(figures)

  useEffect(() => {
    if (focused) first.current?.querySelector('input')?.focus()
  }, [focused])

  return (
    <section className={form.form} style={{ marginBlockStart: '1.6em' }} aria-labelledby={titleId}>
      <h3 id={titleId} style={{ margin: 0 }}>
        {title}
      </h3>
      <output className={styles.result}>
        {worked ? worked.summary : 'Correct the highlighted figure to see the result.'}
      </output>
      <div ref={first} className={`${form.pair} ${styles.fields}`}>
        {Object.entries(fields).map(([name, { label, unit }]) => (
          <Field key={name} name={name} label={label} hint={unit} error={errors[name]}>
            {(field) => (
              <input
                {...field}
                type="number"
                step="any"
                inputMode="decimal"
                autoComplete="off"
                value={texts[name]}
                onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <Table label={`${title}: results`} figures>
        <tbody>
          {(worked ?? calculator.work(getExample(calculator))).rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{worked ? value : '–'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <small>
        Nothing is sent while you type. The address of this page holds your figures, so you can bookmark or share it.
      </small>
    </section>
  )
}

/** Puts valid figures into the URL, without a history entry and without scrolling. */
function useUrl(figures: Record<string, number> | undefined) {
  const router = useRouter()
  const start = useRef(JSON.stringify(figures))
  const text = JSON.stringify(figures)
  useEffect(() => {
    // The URL of a calculator that was opened and left alone stays short.
    if (!text || text === start.current) return undefined
    start.current = ''
    const timer = setTimeout(
      () =>
        void router.navigate({
          to: '.',
          search: JSON.parse(text) as never,
          hash: true,
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        }),
      urlDelay,
    )
    return () => clearTimeout(timer)
  }, [text, router])
}

/** Validates figures from the URL or from the fields. Returns them, or the errors by field. */
function judge(
  calculator: Definition,
  input: unknown,
): { figures?: Record<string, number>; errors: Record<string, string> } {
  const { success, output, issues } = v.safeParse(calculator.schema, input)
  if (!success) return { errors: Object.fromEntries(issues.map(({ path, message }) => [path?.[0]?.key, message])) }
  const errors = calculator.findErrors?.(output) ?? {}
  return Object.keys(errors).length > 0 ? { errors } : { figures: output, errors }
}

const getExample = ({ schema }: Definition) => v.parse(schema, {})

const toTexts = (figures: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]))

// An empty or unreadable field has no number, which the schema rejects.
const toNumbers = (texts: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text === '' ? NaN : Number(text)]))
