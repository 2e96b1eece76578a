import { afterEach, expect, test } from 'vitest'
import { Route } from '../routes/contact.tsx'
import { renderPage } from './prerender.tsx'

const { component, beforeLoad } = Route.options
afterEach(() => {
  Object.assign(Route.options, { component, beforeLoad })
})

test.each(['/404', '/blog', '/services'])('reports that %s is not found', async (path) => {
  expect((await renderPage(path)).isNotFound).toBe(true)
})

test('throws with the route’s name if a route fails to load', async () => {
  const lost = new Error('Failed to load')
  Object.assign(Route.options, { beforeLoad: () => Promise.reject(lost) })
  await expect(renderPage('/contact')).rejects.toMatchObject({
    message: 'The route /contact of /contact failed to load.',
    cause: lost,
  })
})

test('throws, naming the page, if its component throws', async () => {
  const broken = () => {
    throw new Error('Broken')
  }
  Object.assign(Route.options, { component: broken })
  await expect(renderPage('/contact')).rejects.toThrow('/contact failed to render')
})
