import { expect, test } from 'vitest'
import { sharingImages } from './images.ts'

const draw = (slug: string, title: string, name = 'Company', searchTitle = title) =>
  sharingImages([{ slug, title, searchTitle }], name)[`sharing/${slug}.png`]!

test('shows what a shared link says and the company below the drawing of a page', () => {
  const image = draw('contact', 'Ready for Growth?')
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
  expect(draw('contact', 'Ready for Growth?')).toEqual(image)
  expect(draw('contact', 'R & D < 3 weeks')).not.toEqual(image)
  expect(draw('contact', 'Contact', 'Company', 'Ready for Growth?')).toEqual(image)
  expect(draw('contact', 'Ready for Growth?', 'Firm')).not.toEqual(image)
})

test('breaks a title of any length', () => {
  expect(() => draw('crm-systems', 'A title with many words. '.repeat(20))).not.toThrow()
})

test('takes the fallback of a color that a page may give, and refuses one without', () => {
  // The envelope of contact.svg has the color of its page, and was black in a picture.
  expect(() => draw('contact', 'Ready for Growth?')).not.toThrow()
  expect(() => draw('icons', 'Icons')).toThrow(
    'src/ui/icons.svg: A drawing with currentColor cannot be rendered as PNG.',
  )
})
