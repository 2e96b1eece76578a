import { createEdgeEndpoints } from '../endpoints.ts'

Deno.serve(createEdgeEndpoints(Deno.env.toObject()))
