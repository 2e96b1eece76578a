import { fillMessage, recordBodies } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

test('sends nothing when the hidden field is filled in, and lets a person empty it', async ({ page }) => {
  await openHydrated(page, '/contact')
  const sent = await recordBodies(page)
  const honeypot = page.getByLabel('Please clear this field: your browser filled in our spam check.')
  await expect(honeypot).toBeHidden()
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(honeypot).toBeFocused()
  expect(await sent()).toEqual([])

  await honeypot.clear()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  const bodies = await sent()
  expect(bodies).toHaveLength(1)
  expect(JSON.stringify(bodies)).not.toContain('spam.example')
})
