import { definePreviewAddon } from 'storybook/internal/csf'
import { takeReducedMotion } from './reducedMotion.ts'

const width = (name: string, px: number, height: number) => ({
  name: `${name}, ${px} px`,
  styles: { width: `${px}px`, height: `${height}px` },
})

/** The widths at which every screen is looked at (design.md). */
const viewports = {
  small: width('Small phone', 320, 640),
  phone: width('Phone', 360, 760),
  tablet: width('Tablet', 768, 1024),
  desktop: width('Desktop', 1280, 900),
}

/** Toolbar choices of how the page is looked at: width, size of text, motion. */
export function looks() {
  return definePreviewAddon({
    parameters: { viewport: { options: viewports } },
    globalTypes: {
      text: {
        description: 'Size of text, as set in the browser',
        toolbar: {
          icon: 'paragraph',
          dynamicTitle: true,
          items: [
            { value: 'normal', title: 'Text 100%' },
            { value: 'doubled', title: 'Text 200%' },
          ],
        },
      },
      motion: {
        description: 'Motion, as set on the device',
        toolbar: {
          icon: 'play',
          dynamicTitle: true,
          items: [
            { value: 'device', title: 'Motion as here' },
            { value: 'reduced', title: 'Reduced motion' },
          ],
        },
      },
    },
    initialGlobals: { text: 'normal', motion: 'device' },
    beforeEach({ globals }) {
      document.documentElement.style.fontSize = globals['text'] === 'doubled' ? '200%' : ''
      takeReducedMotion(globals['motion'] === 'reduced')
    },
  })
}

/** The choices of size and motion as an address of a story says them, for a story in a frame of another. */
export const looksOf = (globals: Record<string, unknown>) =>
  ['text', 'motion'].map((name) => `${name}:${String(globals[name])}`).join(';')
