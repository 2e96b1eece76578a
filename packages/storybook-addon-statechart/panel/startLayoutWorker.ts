import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import { workerPath } from '../messages.ts'

let engine: Pick<Elk, 'layout'> | undefined

/** Returns the layout in a worker, so that a large chart does not block Storybook. Started on first use. */
export function startLayoutWorker(): Pick<Elk, 'layout'> {
  engine ??= start(new URL(workerPath, document.baseURI).href)
  return engine
}

function start(url: string): Pick<Elk, 'layout'> {
  const worker = new Worker(url)
  const elk = new ELK({ workerFactory: () => worker })
  // elkjs waits for ever if its worker cannot be loaded.
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      reject(new Error(`The layout worker cannot be loaded from ${url}.`))
    })
  })
  failure.catch(() => undefined)
  return { layout: (graph, args) => Promise.race([elk.layout(graph, args), failure]) }
}
