/** An icon: markup for an svg or symbol with this viewBox. Lines have the color of the text. */
export type Icon = { viewBox: string; body: string }

const accent = 'var(--signal, #b93e0a)'

/** Creates an icon on the 48 grid: lines 2 wide, and one element in signal color (`fill` or `line`). */
const service = (lines: string, marked: { fill?: string; line?: string }, over = ''): Icon => ({
  viewBox: '0 0 48 48',
  body:
    `<g fill="none" stroke="currentColor" stroke-width="2">` +
    (marked.fill ? `<path fill="${accent}" stroke="none" d="${marked.fill}"/>` : '') +
    `<path d="${lines}"/>` +
    (marked.line ? `<path stroke="${accent}" d="${marked.line}"/>` : '') +
    (over && `<path stroke-width="1" d="${over}"/>`) +
    '</g>',
})

/** Creates an icon on the 24 grid, with lines 1.75 wide. */
const small = (lines: string): Icon => ({
  viewBox: '0 0 24 24',
  body: `<path fill="none" stroke="currentColor" stroke-width="1.75" d="${lines}"/>`,
})

/** The icons of the nine services, by slug. */
const serviceIcons = {
  'b2b-database': service(
    'M8 11c0-8 32-8 32 0s-32 8-32 0zM8 11v26c0 8 32 8 32 0V11M8 20c0 8 32 8 32 0M8 29c0 8 32 8 32 0',
    { fill: 'M8 20c0 8 32 8 32 0v9c0 8-32 8-32 0z' },
  ),
  'email-marketing': service('M5 11h38v27H5zM5 38l14-13M43 38L29 25M5 11l19 17 19-17', { fill: 'M5 11l19 17 19-17z' }),
  'seo-optimization': service(
    'M36 20a16 16 0 1 1-32 0a16 16 0 1 1 32 0zM31.3 31.3L43 43M10 27h20M13 27v-6h4v6M17 27V17h4v10',
    {
      fill: 'M22 27V11h5v16z',
    },
  ),
  'online-sales-representatives': service(
    'M17 17a7 7 0 0 1 14 0v4a7 7 0 0 1-14 0zM6 44v-4c0-6 5-9 12-10l6 6 6-6c7 1 12 4 12 10v4zM12 15a12 12 0 0 1 24 0M9 15h5v9H9zM34 15h5v9h-5z',
    { line: 'M36.5 24c0 5-4 6-10.5 6M35 16h3v7h-3z' },
  ),
  'advanced-chat-system': service(
    'M4 8h40v27H4zM16 43h16M24 35v8M11 35c0-6 3-8 7-8s7 2 7 8M14 20a4 4 0 0 1 8 0v1a4 4 0 0 1-8 0z',
    {
      fill: 'M27 12h13v9h-7l-3 3v-3h-3z',
    },
  ),
  'b2b-platform-registration': service(
    'M4 44h40M4 36h40v8M4 36v8M4 24h12v12H4zM18 24h12v12H18zM4 10h12v12H4zM38 5v14M34 15l4 4 4-4',
    {
      fill: 'M32 24h12v12H32z',
    },
  ),
  'linkedin-marketing': service(
    'M14 36h20M12.5 30.5L21 17M35.5 30.5L27 17M14 36a5 5 0 1 1-10 0a5 5 0 1 1 10 0zM44 36a5 5 0 1 1-10 0a5 5 0 1 1 10 0zM31 12a7 7 0 1 1-14 0a7 7 0 1 1 14 0z',
    {
      fill: 'M31 12a7 7 0 1 1-14 0a7 7 0 1 1 14 0z',
    },
  ),
  'top-graphic-services': service(
    'M8 36C8 22 20 12 35 12M8 36V13M12 9a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM4 36h8v8H4zM35 12H24M20 44h24M20 40v4M28 41v3M36 41v3M44 40v4',
    {
      fill: 'M34 7h10v10H34z',
    },
  ),
  'professional-copywriting': service(
    'M40 28v16H6V4h20M13 14h10M13 22h8M13 30h6M13 37h20M39 4l5 5-19 19-8 3 3-8zM35 8l5 5',
    {
      fill: 'M20 23l5 5-8 3z',
    },
  ),
} satisfies Record<string, Icon>

/** All other icons. */
const signs = {
  phone: small('M4 4h5l1.5 5L8 10.5A12 12 0 0 0 13.5 16l1.5-2.5 5 1.5v5h-3A13 13 0 0 1 4 7z'),
  mail: small('M3 5.5h18v13H3zM3 5.5l9 7.5 9-7.5'),
  globe: small('M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18'),
  calendar: small('M3.5 5h17v15.5h-17zM3.5 10h17M8 2.5V7M16 2.5V7M7.5 14h3M13.5 14h3M7.5 17h3'),
  clock: small('M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0zM12 6.5V12l4 2.5'),
  check: small('M4 12.5l5.5 5.5L20 6.5'),
  warning: small('M12 3.5L22 20.5H2zM12 9.5v5.5M12 16.5v2'),
  close: small('M5 5l14 14M19 5L5 19'),
  'arrow-right': small('M3 12h17M13.5 5.5L20 12l-6.5 6.5'),
  chat: small('M3 4h18v12.5h-9.5L7 21v-4.5H3zM7.5 8.5h9M7.5 12h6'),
  menu: small('M3 6h18M3 12h18M3 18h18'),
  copy: small('M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5'),
  share: small('M12 15V3M7.5 7L12 2.5 16.5 7M6 11H4v10h16V11h-2'),
} satisfies Record<string, Icon>

/** Every icon by name: services by slug, others by their subject. */
const icons: Record<string, Icon> = { ...serviceIcons, ...signs }

/** Returns the sprite with one symbol per icon, whose id is the icon's name. */
export const sprite = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" width="48" height="48" viewBox="0 0 48 48">' +
  Object.entries(icons)
    .map(([name, { viewBox, body }]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`)
    .join('') +
  '</svg>\n'
