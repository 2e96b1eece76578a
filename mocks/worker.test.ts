// Runs in Chromium (Vitest project `browser`), where a service worker serves the mocks.
import { site } from '#src/site/site.ts'
import { runContract } from '../tests/contract/runContract.ts'
import { sent } from './functions.ts'

const stored = () => sent().map(({ payload }) => payload)
runContract({ place: 'worker', backend: location.origin, anonKey: site.anonKey, stored })
