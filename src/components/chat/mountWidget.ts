import { noteBuiltIns } from './noteBuiltIns.ts'

/** What a mounted widget tells. */
export type WidgetTells = {
  /** There is something of it to be seen. */
  loaded: () => void
  /** It was blocked, threw while it started, overwrote what browsers bring, or went away. */
  failed: () => void
  /** Escape was pressed in it. */
  escaped: () => void
}

// Enough for a provider's storage, links and forms; not for dialogs that block the page, nor to lead the page elsewhere.
const permissions = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Live chat</title>'

/**
 * Mounts a chat provider's widget (D13) in a document of its own: when that goes, its script, nodes, listeners, timers,
 * connections and globals go with it, however they came.
 *
 * @param place the element that it fills
 * @param widget address of the provider's script, and what the frame is called
 * @returns unmounts it
 */
export function mountWidget(
  place: HTMLElement,
  { url, title }: { url: string; title: string },
  { loaded, failed, escaped }: WidgetTells,
): () => void {
  const { signal, abort } = ending()
  const putBack = noteBuiltIns(window)
  // Whoever hears of it needs what browsers bring, and no more of the widget.
  const fail = () => {
    abort()
    putBack()
    failed()
  }
  const frame = document.createElement('iframe')
  frame.title = title
  frame.setAttribute('sandbox', permissions)
  frame.srcdoc = emptyPage
  frame.addEventListener(
    'load',
    () => {
      // A document that comes after ours is one that the provider went to, without its widget.
      frame.addEventListener('load', fail, { signal })
      frame.contentWindow?.addEventListener('keydown', ({ key }) => key === 'Escape' && escaped(), { signal })
      startScript(frame, url, putBack, { loaded, failed: fail }, signal)
    },
    { once: true, signal },
  )
  place.append(frame)
  return () => {
    abort()
    frame.remove()
    putBack()
  }
}

function startScript(
  { contentWindow, contentDocument: page }: HTMLIFrameElement,
  url: string,
  putBackInPage: () => boolean,
  { loaded, failed }: Pick<WidgetTells, 'loaded' | 'failed'>,
  signal: AbortSignal,
) {
  if (!contentWindow || !page) return failed()
  const putBackHere = noteBuiltIns(contentWindow)
  const putBack = () => [putBackInPage(), putBackHere()].includes(true)
  const script = page.createElement('script')
  const starting = ending()
  contentWindow.addEventListener('error', failed, { signal: AbortSignal.any([signal, starting.signal]) })
  script.addEventListener('error', failed, { signal })
  script.addEventListener(
    'load',
    () => {
      starting.abort()
      if (putBack()) return failed()
      // It may have nothing to show yet, or ever; no event tells when a style sheet gives it its size.
      const looking = setInterval(() => {
        if (putBack()) return failed()
        if (!isDrawn(page)) return
        clearInterval(looking)
        loaded()
      }, 50)
      signal.addEventListener('abort', () => clearInterval(looking))
    },
    { signal },
  )
  script.src = url
  page.head.append(script)
}

function ending() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

// Asked with the page's own methods: the widget's document may have lost its own.
const isDrawn = (page: Document) =>
  Array.from(Document.prototype.querySelectorAll.call(page, 'body *, html > :not(head, body)')).some((element) => {
    const { width, height } = Element.prototype.getBoundingClientRect.call(element)
    return width > 0 && height > 0
  })
