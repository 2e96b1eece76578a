// temporary, replaced by the illustrator
const svg = (w: number, h: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><path d="M0 0L${w} ${h}" stroke="#14202b"/></svg>`
const names = [
  'b2b-database',
  'email-marketing',
  'seo-optimization',
  'online-sales-representatives',
  'advanced-chat-system',
  'b2b-platform-registration',
  'linkedin-marketing',
  'top-graphic-services',
  'professional-copywriting',
]
export const plates: { name: string; alt: string; number: string }[] = names.map((name) => ({
  name,
  alt: name,
  number: '',
}))
export const drawings: Record<string, string> = {
  'hero.svg': svg(640, 600),
  'icons.svg': svg(24, 24),
  ...Object.fromEntries(names.map((n) => [`${n}.svg`, svg(1200, 630)])),
}
