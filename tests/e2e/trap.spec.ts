import { fillMessage, recordBodies } from './forms.ts'
import { expect, openAlive, test } from './site.ts'

test('what fills in every field there is sends nothing, and a person can empty the field that it was', async ({
  page,
}) => {
  await openAlive(page, '/contact')
  const sent = await recordBodies(page)
  const trap = page.getByLabel('Leave this field empty')
  await expect(trap).toBeHidden()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(trap).toBeFocused()
  expect(await sent()).toEqual([])

  await trap.clear()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  const bodies = await sent()
  expect(bodies).toHaveLength(1)
  expect(JSON.stringify(bodies)).not.toContain('spam.example')
})
