import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { widgetScript, widgetUrl, type Behavior } from './provider.ts'

const sends = (behavior: Behavior) =>
  http.get(
    widgetUrl,
    () => new HttpResponse(widgetScript(behavior), { headers: { 'Content-Type': 'text/javascript' } }),
  )

/** Outcomes of loading the chat provider's script: `chat.answering`, `chat.blocked`, … */
export const chat = {
  answering: sends('answering'),
  blocked: http.get(widgetUrl, () => HttpResponse.error()),
  hanging: http.get(widgetUrl, async () => {
    await delay('infinite')
    return HttpResponse.error()
  }),
  throwing: sends('throwing'),
  empty: sends('empty'),
  leaving: sends('leaving'),
} satisfies Record<string, HttpHandler>
