import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { widgetScript, widgetUrl, type Behaviour } from './provider.ts'

const sends = (behaviour: Behaviour) =>
  http.get(
    widgetUrl,
    () => new HttpResponse(widgetScript(behaviour), { headers: { 'Content-Type': 'text/javascript' } }),
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
