import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import styles from './StateMatrix.module.css'

type Props = {
  story: string | undefined
  /** Toolbar globals, serialized for a URL. */
  globalsParameter: string
  title: string
  width: number
  scale: number
  onFinished: () => void
}

// Toasts are at the bottom of the window, below the form.
const roomForToast = 80

/** Renders a story in an iframe, so media queries apply to its width, and scales it down for display. */
export function Frame({ story, globalsParameter, title, width, scale, onFinished }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const finish = useEffectEvent(onFinished)

  useEffect(() => {
    const size = new ResizeObserver(([entry]) => setHeight(Math.ceil(entry?.contentRect.height ?? 0)))
    // A story posts its render phase to the parent page.
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== ref.current?.contentWindow || !String(data).includes(`"${STORY_FINISHED}"`)) return
      const root = ref.current?.contentDocument?.getElementById('storybook-root')
      if (root) size.observe(root)
      holdToasts(ref.current?.contentDocument)
      finish()
    }
    addEventListener('message', onMessage)
    return () => {
      removeEventListener('message', onMessage)
      size.disconnect()
    }
  }, [])

  const shown = height === 0 ? 760 : height + roomForToast
  return (
    <div className={styles.window} style={{ inlineSize: width * scale, blockSize: shown * scale }} inert>
      {story !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page; a sandbox would take its mocks away.
        <iframe
          ref={ref}
          title={title}
          src={`iframe.html?viewMode=story&id=${story}&globals=${globalsParameter}`}
          style={{ inlineSize: width, blockSize: shown, scale: String(scale) }}
        />
      )}
    </div>
  )
}

// Toasts do not expire in a hidden document.
function holdToasts(document: Document | null | undefined) {
  if (!document) return
  Object.defineProperty(document, 'hidden', { value: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
