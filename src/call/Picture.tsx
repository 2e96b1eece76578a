import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Mark, Marks, Point } from '#machines/call/marks.ts'
import styles from './Picture.module.css'

/** The size of a picture in the unit of its marks. */
const [width, height] = [400, 300]

type VideoProps = { stream: MediaStream | undefined; label: string; className?: string | undefined }

/** Renders a stream without its sound, which would come back through the microphone. */
export function Video({ stream, label, className }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const { current } = video
    current!.srcObject = stream ?? null
    // With `autoplay`, Chromium would stop it while it is off the screen. It is refused if the element is removed meanwhile.
    current!.play().catch(() => undefined)
  }, [stream])
  return (
    <div role="img" aria-label={label} className={className}>
      <video ref={video} muted playsInline aria-hidden="true" />
    </div>
  )
}

/** Returns the path of drawn lines. A line of one point is a dot. */
export const toPath = (lines: Point[][]) =>
  lines.map((line) => `M${line.map((at) => at.join(' ')).join('L')}${line.length === 1 ? 'h.1' : ''}`).join('')

type PictureProps = { stream: MediaStream | undefined; marks: Marks; label: string }

/** Renders a picture, and on it what the engineer has drawn. */
export function Picture({ stream, marks: { pointer, lines }, label }: PictureProps) {
  const path = toPath(lines)
  return (
    <div className={styles.picture}>
      <Video stream={stream} label={label} />
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {/* A light edge below each line, because a camera may film something dark. */}
        {['edge', 'line'].map((layer) => (
          <g key={layer} data-layer={layer}>
            <path d={path} />
            {pointer && <circle cx={pointer[0]} cy={pointer[1]} r="14" />}
          </g>
        ))}
      </svg>
    </div>
  )
}

type Draw = (kind: 'point' | 'begin' | 'extend', at: Point) => void

/** Returns handlers that draw with a mouse, a finger or a pen on an element of a size. A mouse points while it is not pressed. */
export function usePen(width: number, height: number, draw: Draw) {
  const isDown = useRef(false)
  const place = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect()
    const part = (distance: number, length: number) => Math.min(1, Math.max(0, distance / length))
    return [
      Math.round(width * part(clientX - box.x, box.width)),
      Math.round(height * part(clientY - box.y, box.height)),
    ]
  }
  const lift = () => {
    isDown.current = false
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return
      isDown.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      draw('begin', place(event))
    },
    onPointerMove(event: PointerEvent) {
      if (isDown.current) draw('extend', place(event))
      else if (event.pointerType === 'mouse') draw('point', place(event))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

/** The ids of the words that say how to point. */
export const [penHint, keyHint] = ['call-pen', 'call-keys']

const steps: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Renders the picture that arrives at the engineer, who points and draws on it with a mouse, a finger or the keyboard. */
export function PointablePicture({
  onMark,
  ...picture
}: Omit<PictureProps, 'label'> & { onMark: (mark: Mark) => void }) {
  const [isDown, setIsDown] = useState(false)
  const pen = usePen(width, height, (kind, at) => onMark({ kind, at }))
  const { pointer: [x, y] = [width / 2, height / 2] } = picture.marks
  const press = (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? [0, 0]
    if (event.key !== ' ' && !steps[event.key]) return
    event.preventDefault()
    if (event.key === ' ') {
      setIsDown(!isDown)
      if (!isDown) onMark({ kind: 'begin', at: [x, y] })
      return
    }
    const far = event.shiftKey ? 40 : 8
    const at: Point = [Math.min(width, Math.max(0, x + far * right)), Math.min(height, Math.max(0, y + far * down))]
    onMark({ kind: isDown ? 'extend' : 'point', at })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- No native element points at a place.
    <section
      role="application"
      aria-label={`Picture you can draw on${isDown ? '. A line has been started.' : ''}`}
      aria-describedby={`${penHint} ${keyHint}`}
      tabIndex={0}
      className={styles.pointable}
      onKeyDown={press}
      {...pen}
    >
      <Picture {...picture} label="The picture from the phone" />
    </section>
  )
}
