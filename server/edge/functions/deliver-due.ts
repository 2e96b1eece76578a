import { createDeliverDueEndpoint } from '../deliverDueEndpoint.ts'

Deno.serve(createDeliverDueEndpoint(Deno.env.toObject()))
