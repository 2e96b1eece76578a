import { expect, test, vi } from 'vitest'
import { expectLogged } from '../tests/setup/expectLogged.ts'
import { requireNode24 } from './nodeVersion.ts'

test('ends a command on an older Node with a line that says what to type', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  requireNode24('24.0.0')
  requireNode24()
  expect(exit).not.toHaveBeenCalled()
  expectLogged(/^This needs Node 24, and runs on 20\.20\.2\. Begin the command with npx, .*$/)
  requireNode24('20.20.2')
  expect(exit).toHaveBeenCalledWith(1)
})
