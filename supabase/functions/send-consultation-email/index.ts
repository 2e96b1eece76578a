import { hosted } from '#functions/hosted/hosted.ts'

Deno.serve(hosted(Deno.env.toObject()))
