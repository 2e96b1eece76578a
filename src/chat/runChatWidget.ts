import { fromCallback } from 'xstate'
import type { WidgetEvent } from '#machines/chat/chatMachine.ts'

// Allows storage, links and forms. Blocks modal dialogs and navigation of the top-level page. `allow-same-origin` is
// needed: without it the frame has an opaque origin, in which storage throws, and this file could neither insert the
// script nor listen for Escape. It also lets the script reach the page, so the provider has to be trusted (D47).
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Live chat</title>'

/**
 * Runs a chat provider's script in a frame (D13). Removing the frame also removes the script's nodes, listeners, timers,
 * connections and globals.
 *
 * @param frame an empty frame, which ChatPanel.tsx inserts into the page
 * @param url URL of the provider's script
 * @returns actor logic that reports when the widget is visible or has failed, and removes the frame when it stops
 */
export const runChatWidget = (frame: HTMLIFrameElement, url: string) =>
  fromCallback<WidgetEvent>(({ sendBack }) => {
    const mounted = new AbortController()
    const { signal } = mounted
    const fail = () => sendBack({ type: 'widget.failed' })
    frame.setAttribute('sandbox', sandbox)
    frame.srcdoc = emptyPage
    frame.addEventListener(
      'load',
      () => {
        const { contentWindow, contentDocument: page } = frame
        if (!contentWindow || !page) return fail()
        // A second load means that the provider navigated the frame away from its widget.
        frame.addEventListener('load', fail, { signal })
        contentWindow.addEventListener(
          'keydown',
          ({ key }) => {
            if (key === 'Escape') sendBack({ type: 'chat.close' })
          },
          { signal },
        )
        // Only errors before the script has loaded prevent it from starting.
        const starting = new AbortController()
        contentWindow.addEventListener('error', fail, { signal: AbortSignal.any([signal, starting.signal]) })
        const script = page.createElement('script')
        script.addEventListener('error', fail, { signal })
        script.addEventListener(
          'load',
          () => {
            starting.abort()
            // No event is fired when a style sheet gives the widget its size, so this polls.
            const timer = setInterval(() => {
              if (!isVisible(page)) return
              clearInterval(timer)
              sendBack({ type: 'widget.loaded' })
            }, 50)
            signal.addEventListener('abort', () => clearInterval(timer))
          },
          { signal },
        )
        script.src = url
        page.head.append(script)
      },
      { once: true, signal },
    )
    return () => {
      mounted.abort()
      frame.remove()
    }
  })

const isVisible = (page: Document) =>
  [...page.querySelectorAll('body *, html > :not(head, body)')].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  })
