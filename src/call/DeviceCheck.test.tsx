import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '../../tests/fixtures/visit.tsx'
import { DeviceCheck } from './DeviceCheck.tsx'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const expectSaid = async (...texts: string[]) => {
  for (const text of texts) await expect.element(page.getByText(text)).toBeVisible()
}

/** Starts a check, and returns a function that names the tracks of the devices that it has opened. */
async function startCheck() {
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  await visit('/free-consultation')
  expect(open).not.toHaveBeenCalled()
  await press('Check camera and microphone')
  await expectSaid('Your browser can make video calls.', 'Your camera works.', 'Your microphone works.')
  return async () => {
    const streams = await Promise.all(open.mock.results.map(({ value }) => value as Promise<MediaStream>))
    return streams.flatMap((stream) => stream.getTracks())
  }
}
const states = (tracks: MediaStreamTrack[]) => tracks.map(({ kind, readyState }) => `${kind} ${readyState}`).toSorted()

test('shows picture and voice of the visitor on the booking page, and releases both devices', async () => {
  const opened = await startCheck()
  await expect.element(page.getByRole('img', { name: 'The picture of your camera' })).toBeVisible()
  await press('Stop the check')
  await expectSaid('The check has ended. Your camera and microphone are off.')
  expect(states(await opened())).toEqual(['audio ended', 'video ended'])
})

test('asks for a device that has ended again on a press only', async () => {
  const opened = await startCheck()
  const first = (await opened()).find(({ kind }) => kind === 'video')
  first!.stop()
  first!.dispatchEvent(new Event('ended'))
  await expectSaid('Your camera has stopped. To use it again, press “Turn on my camera”.')
  expect(states(await opened())).toEqual(['audio live', 'video ended'])
  await press('Turn on my camera')
  await expectSaid('Your camera works.')
  expect(states(await opened())).toEqual(['audio live', 'video ended', 'video live'])
})

test('ends, and releases both devices, when the visitor no longer sees it', async () => {
  const opened = await startCheck()
  scrollTo({ top: 0, behavior: 'instant' })
  await expectSaid('The check has ended. Your camera and microphone are off.')
  expect(states(await opened())).toEqual(['audio ended', 'video ended'])
})

// A second press would fail at once in Firefox, which keeps a failed module until the page is reloaded.
test('says to reload the page if it did not load', async () => {
  render(<DeviceCheck load={() => Promise.reject(new Error('offline'))} />)
  await press('Check camera and microphone')
  await expect.element(page.getByText('That didn’t load. Check your connection and reload the page.')).toBeVisible()
})
