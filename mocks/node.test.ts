// What an endpoint answers that does not accept: src/form/http.test.ts, and the stories of the forms.
import { site } from '#src/content/site.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { sent } from './functions.ts'

const stored = () => sent().map(({ payload }) => payload)
runContract({ place: 'node', backend: site.backendUrl, anonKey: site.anonKey, stored })
