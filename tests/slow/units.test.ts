// The units of deploy/, read by systemd itself.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })

test('systemd knows every line of the units', () => {
  const units = globSync('deploy/*.{service,socket,timer}')
  expect(units.length).toBeGreaterThan(3)
  // It also names what it ignores.
  const { status, stderr } = analyze('verify', ...units)
  expect([status, stderr]).toEqual([0, ''])
})

test('leaves the server little of the machine that it could harm', () => {
  // From 0 to 100; 96 without the lines that protect.
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=35', 'deploy/b2b-services.service')
  expect(status, stdout).toBe(0)
})
