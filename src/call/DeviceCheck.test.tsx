import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../../tests/fixtures/visit.tsx'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('shows picture and voice of the visitor on the booking page, and releases both devices', async () => {
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  await visit('/free-consultation')
  expect(open).not.toHaveBeenCalled()
  await press('Check camera and microphone')
  for (const result of ['Your browser can make video calls.', 'Your camera works.', 'Your microphone works.'])
    await expect.element(page.getByText(result)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The picture of your camera' })).toBeVisible()
  await press('Stop the check')
  await expect.element(page.getByText('The check has ended. Camera and microphone are off.')).toBeVisible()
  const streams = await Promise.all(open.mock.results.map(({ value }) => value as Promise<MediaStream>))
  const tracks = streams.flatMap((stream) => stream.getTracks())
  expect(tracks.map(({ kind, readyState }) => `${kind} ${readyState}`).toSorted()).toEqual([
    'audio ended',
    'video ended',
  ])
})
