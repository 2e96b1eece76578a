import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import styles from './StateMatrix.module.css'

type Props = {
  story: string | undefined
  /** The toolbar's choices, as an address says them. */
  looks: string
  title: string
  width: number
  scale: number
  onFinished: () => void
}

// A notice stands at the foot of the window; below the form there is room for it, as there is on the page.
const roomForNotice = 80

/** A story in a window of its own, so that its media queries see the width; drawn smaller, to be looked at only. */
export function Frame({ story, looks, title, width, scale, onFinished }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const finish = useEffectEvent(onFinished)

  useEffect(() => {
    const size = new ResizeObserver(([entry]) => setHeight(Math.ceil(entry?.contentRect.height ?? 0)))
    // A story tells the page around it how far it is.
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== ref.current?.contentWindow || !String(data).includes(`"${STORY_FINISHED}"`)) return
      const root = ref.current?.contentDocument?.getElementById('storybook-root')
      if (root) size.observe(root)
      // Notices wait while nobody looks at their window.
      ref.current?.contentWindow?.dispatchEvent(new Event('blur'))
      finish()
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      size.disconnect()
    }
  }, [])

  const shown = height === 0 ? 760 : height + roomForNotice
  return (
    <div className={styles.window} style={{ inlineSize: width * scale, blockSize: shown * scale }} inert>
      {story !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page; a sandbox would take its mocks away.
        <iframe
          ref={ref}
          title={title}
          src={`iframe.html?viewMode=story&id=${story}&globals=${looks}`}
          style={{ inlineSize: width, blockSize: shown, scale: String(scale) }}
        />
      )}
    </div>
  )
}
