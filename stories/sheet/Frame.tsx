import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Sheet.module.css'

type Props = {
  title: string
  /** Width of the window, in CSS pixels, which media queries see. */
  width: number
  /** Height of the window, if what is in it does not give it one. */
  height: number | undefined
  scale: number
  /** Size of text, as set in the browser. */
  fontSize: string
  onReady: () => void
  children: ReactNode
}

// A document of its own in standards mode. It shares the scripts of this one, so that a sheet loads them once.
const page = '<!doctype html><html lang="en"><head></head><body></body></html>'

/** Renders its children in a window of a width, and scales it down for display. */
export function Frame({ title, width, height, scale, fontSize, onReady, children }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [measured, setMeasured] = useState(0)

  useEffect(() => {
    if (body === undefined) return undefined
    const observer = new ResizeObserver(() => setMeasured(Math.ceil(body.getBoundingClientRect().height)))
    observer.observe(body)
    return () => observer.disconnect()
  }, [body])
  useEffect(() => {
    if (body !== undefined) body.ownerDocument.documentElement.style.setProperty('font-size', fontSize)
  }, [body, fontSize])

  const connect = () => {
    const inner = ref.current?.contentDocument
    if (!inner) return
    copyStyles(inner)
    setBody(inner.body)
    onReady()
  }
  const shown = height ?? Math.max(measured, 1)
  return (
    <div className={styles.window} style={{ inlineSize: width * scale, blockSize: shown * scale }} inert>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page; a sandbox would take its styles away. */}
      <iframe
        ref={ref}
        title={title}
        srcDoc={page}
        onLoad={connect}
        style={{ inlineSize: width, blockSize: shown, scale: String(scale) }}
      />
      {body !== undefined && createPortal(children, body)}
    </div>
  )
}

function copyStyles(inner: Document): void {
  for (const sheet of document.head.querySelectorAll('style, link[rel="stylesheet"]'))
    inner.head.append(sheet.cloneNode(true))
}
