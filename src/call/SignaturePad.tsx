import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { applyMark, noMarks, type Marks, type Point, type Signature } from '#machines/call/marks.ts'
import { Field } from '../form/Field.tsx'
import button from '../ui/button.module.css'
import panel from './Panel.module.css'
import { toPath, usePen } from './Picture.tsx'
import styles from './SignaturePad.module.css'

/** What the customer signs. */
export const order = 'one set of gland packing (item\u00A02)'

/** The size of the field in the unit of its lines. */
const [width, height] = [400, 120]

/** Renders a signature that was drawn. */
export const Drawn = ({ lines, label }: { lines: Point[][]; label: string }) => (
  <svg className={styles.drawn} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
    <path d={toPath(lines)} />
  </svg>
)

/** Renders the field in which the customer signs: by finger or mouse, or by typing a name. */
export function SignaturePad({ onSign }: { onSign: (signature: Signature) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [marks, setMarks] = useState<Marks>(noMarks)
  const [error, setError] = useState<string>()
  const pen = usePen(width, height, (kind, at) => setMarks((before) => applyMark(before, { kind, at })))
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const sign = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = (new FormData(event.currentTarget).get('name') as string).trim()
    if (name === '' && marks.lines.length === 0) {
      setError('Draw your signature above, or type your name.')
      form.current?.querySelector('input')?.focus()
      return
    }
    onSign({ lines: marks.lines, name, signedAt: Date.now() })
  }

  return (
    <form ref={form} className={styles.pad} aria-label="Signature" noValidate onSubmit={sign}>
      <p>{`You’re ordering ${order}. Draw your signature here:`}</p>
      <div className={styles.ruled} {...pen}>
        <Drawn lines={marks.lines} label="Field for your signature" />
      </div>
      <Field name="name" label="Or type your name" error={error}>
        {(field) => <input {...field} type="text" autoComplete="name" maxLength={80} />}
      </Field>
      <div className={panel.controls}>
        <button type="submit" className={button.primary}>
          Sign
        </button>
        <button type="button" className={button.secondary} onClick={() => setMarks(noMarks)}>
          Clear the signature
        </button>
      </div>
    </form>
  )
}
