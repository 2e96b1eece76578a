import { fromCallback } from 'xstate'
import type { Message } from '#machines/call/callMachine.ts'

/** An actor for which a browser may have nothing. */
export type Broken = 'line' | 'sheet' | 'recorder'

/**
 * Creates the actors of a call without a browser. The line gives each message to the other end at once, and is opened when a test
 * or story says so; so are the devices.
 *
 * @param broken the names of actors that throw when they start
 * @returns `running`: the names of the actors that run
 */
export function fakeCallActors(broken: Broken[] = []) {
  const running = new Set<string>()
  const run = (name: string) => {
    if ((broken as string[]).includes(name)) throw new Error(`This browser has no ${name}.`)
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
    display: device('display'),
    sheet: device('sheet'),
    recorder: device('recorder'),
  }
  return { actors, running }
}
