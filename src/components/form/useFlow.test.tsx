import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectLogged } from '../../../tests/logged.ts'
import { useFlow } from './useFlow.ts'

type Started = { actor: string; stop: () => void }

function Page({ load }: { load: () => Promise<Started> }) {
  const journey = useFlow(load)
  return <p>{journey === null ? 'journey missing' : (journey ?? 'without journey')}</p>
}

test('the page is there before its journey, and has it when it has arrived', async () => {
  const arriving = Promise.withResolvers<Started>()
  render(<Page load={() => arriving.promise} />)
  await expect.element(page.getByText('without journey')).toBeVisible()
  arriving.resolve({ actor: 'journey', stop: () => {} })
  await expect.element(page.getByText('journey', { exact: true })).toBeVisible()
})

test('a page that is left stops its journey', async () => {
  const stop = vi.fn<() => void>()
  const { unmount } = render(<Page load={async () => ({ actor: 'journey', stop })} />)
  await expect.element(page.getByText('journey', { exact: true })).toBeVisible()
  expect(stop).not.toHaveBeenCalled()
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

test('a journey that arrives after the page was left is stopped at once', async () => {
  const arriving = Promise.withResolvers<Started>()
  const stop = vi.fn<() => void>()
  const { unmount } = render(<Page load={() => arriving.promise} />)
  unmount()
  await act(async () => arriving.resolve({ actor: 'journey', stop }))
  expect(stop).toHaveBeenCalledOnce()
})

test('of the two mounts of StrictMode one journey runs', async () => {
  const journeys: { isRunning: boolean }[] = []
  render(
    <StrictMode>
      <Page
        load={async () => {
          const journey = { isRunning: true }
          journeys.push(journey)
          return { actor: 'journey', stop: () => void (journey.isRunning = false) }
        }}
      />
    </StrictMode>,
  )
  await expect.element(page.getByText('journey', { exact: true })).toBeVisible()
  expect(journeys.filter(({ isRunning }) => isRunning)).toHaveLength(1)
})

test('a journey that keeps the visitor waiting for 15 seconds is told to be missing, and is welcome when it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arriving = Promise.withResolvers<Started>()
  const { container } = render(<Page load={() => arriving.promise} />)
  act(() => void vi.advanceTimersByTime(14_999))
  expect(container.textContent).toBe('without journey')
  act(() => void vi.advanceTimersByTime(1))
  expect(container.textContent).toBe('journey missing')
  await act(async () => arriving.resolve({ actor: 'journey', stop: () => {} }))
  expect(container.textContent).toBe('journey')
})

test('a journey that cannot be fetched leaves the page standing, which is told so, and is logged', async () => {
  expectLogged(/^A form could not be brought to life/)
  const failing = Promise.reject(new Error('offline'))
  render(<Page load={() => failing} />)
  await act(() => failing.catch(() => undefined))
  await expect.element(page.getByText('journey missing')).toBeVisible()
})
