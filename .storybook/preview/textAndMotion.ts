import { definePreviewAddon } from 'storybook/internal/csf'
import { emulateReducedMotion } from './reducedMotion.ts'

const width = (name: string, px: number, height: number) => ({
  name: `${name}, ${px} px`,
  styles: { width: `${px}px`, height: `${height}px` },
})

/** The widths of the design. */
const viewports = {
  small: width('Small phone', 320, 640),
  phone: width('Phone', 360, 760),
  tablet: width('Tablet', 768, 1024),
  desktop: width('Desktop', 1280, 900),
}

/** Adds toolbar menus for viewport width, text size and motion. */
export function textAndMotion() {
  return definePreviewAddon({
    parameters: { viewport: { options: viewports } },
    globalTypes: {
      text: {
        description: 'Size of text, as set in the browser',
        toolbar: {
          icon: 'paragraph',
          dynamicTitle: true,
          items: [
            { value: 'normal', title: 'Text: 100%' },
            { value: 'doubled', title: 'Text: 200%' },
          ],
        },
      },
      motion: {
        description: 'Motion, as set on the device',
        toolbar: {
          icon: 'play',
          dynamicTitle: true,
          items: [
            { value: 'device', title: 'Motion: as on this device' },
            { value: 'reduced', title: 'Motion: reduced' },
          ],
        },
      },
    },
    initialGlobals: { text: 'normal', motion: 'device' },
    beforeEach({ globals }) {
      document.documentElement.style.fontSize = globals['text'] === 'doubled' ? '200%' : ''
      emulateReducedMotion(globals['motion'] === 'reduced')
    },
  })
}
