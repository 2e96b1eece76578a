import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, expect } from 'vitest'
import { worker } from '#mocks/browser.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { mountWidget } from '#src/components/chat/mountWidget.ts'

let leave = () => {}
afterEach(() => leave())

/**
 * Mounts a chat's widget in the page until the end of the test.
 *
 * @param provider what answers for the provider: `chat.blocked`
 * @param hear called whenever the widget tells something
 * @returns its frame, what it has told, and what unmounts it
 */
export function mount(provider: HttpHandler, hear: (what: string) => void = () => {}) {
  worker.use(provider)
  const place = document.createElement('div')
  document.body.append(place)
  const told: string[] = []
  const tell = (what: string) => () => {
    told.push(what)
    hear(what)
  }
  const tells = { loaded: tell('loaded'), failed: tell('failed'), escaped: tell('escaped') }
  const end = mountWidget(place, { url: widgetUrl, title: 'Chat with Ltd.' }, tells)
  const unmount = () => {
    end()
    place.remove()
  }
  leave = unmount
  const frame = place.querySelector('iframe')!
  const untilTold = async (what: string) => {
    await expect.poll(() => told).toContain(what)
  }
  const untilAsked = async () => {
    await expect.poll(() => frame.contentDocument?.querySelector('script') ?? null).not.toBeNull()
  }
  return { frame, told, unmount, untilTold, untilAsked }
}

/** A provider that sends a script of the test's own. */
export const sending = (script: string) =>
  http.get(widgetUrl, () => new HttpResponse(script, { headers: { 'Content-Type': 'text/javascript' } }))

/** The part of a script that shows something. */
export const draw = "document.body.append('Hello', document.createElement('hr'))"

/** Waits; an event in another window cannot be hurried. */
export const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
