// The hosted functions under Deno, storing what they accept with the test that asks.
import { hosted } from '#functions/hosted/hosted.ts'

const env = Deno.env.toObject()
Deno.serve(
  hosted(env, {
    async accept({ payload }) {
      const stored = await fetch(env['STORE_URL']!, { method: 'POST', body: JSON.stringify(payload) })
      await stored.body?.cancel()
    },
  }),
)
