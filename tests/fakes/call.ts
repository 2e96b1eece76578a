import { fromCallback } from 'xstate'
import type { Message } from '#machines/call/callMachine.ts'

/**
 * Creates the actors of a call without a browser. The line gives each message to the other end at once, and is opened when a test
 * or story says so; so are the devices.
 *
 * @returns `running`: the names of the actors that run
 */
export function fakeCallActors() {
  const running = new Set<string>()
  const run = (name: string) => {
    running.add(name)
    return () => void running.delete(name)
  }
  const device = (name: string) => fromCallback(() => run(name))
  const actors = {
    line: fromCallback<Message>(({ receive, sendBack }) => {
      receive(sendBack)
      return run('line')
    }),
    camera: device('camera'),
    microphone: device('microphone'),
    sheet: device('sheet'),
    display: device('display'),
    recorder: device('recorder'),
  }
  return { actors, running }
}
