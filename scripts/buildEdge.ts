// npm run build:edge: bundles each Supabase Edge Function into one file for `supabase functions deploy`.
import { buildEdgeFunctions } from './edgeFunctions.ts'

const names = await buildEdgeFunctions()
console.log(`${names.length} functions in supabase/functions/: ${names.join(', ')}`)
