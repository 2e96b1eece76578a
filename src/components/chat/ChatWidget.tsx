import { useEffect, useRef } from 'react'
import styles from './ChatPanel.module.css'

/** Renders the frame of the provider's widget. The chat's actor loads its content and removes it (D13). */
export function ChatWidget({ frame }: { frame: HTMLIFrameElement }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Appending a frame again reloads it, and React's strict mode runs an effect twice.
    if (!frame.isConnected) place.current!.append(frame)
  }, [frame])
  return <div ref={place} className={styles.widget} />
}
