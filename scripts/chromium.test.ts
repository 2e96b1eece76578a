import { expect, onTestFinished, test } from 'vitest'
import { packagedChromium } from './chromium.ts'

test('says on which systems the Chromium from the lock file runs', async () => {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'darwin' })
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
  await expect(packagedChromium()).rejects.toThrow(/Linux x64 only, and this is darwin .* Set CHROME_PATH/)
})
