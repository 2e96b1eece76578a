import { getRegistry } from './ActorRegistry.ts'

/** Registers the current story. */
export function beforeEach({ id }: { id: string }): () => void {
  getRegistry().enterStory(id)
  return () => getRegistry().leaveStory()
}
