import { create } from 'storybook/theming/create'

/** Whether the reader's system asks for dark colors. */
export const darkScheme = matchMedia('(prefers-color-scheme: dark)')

/**
 * Returns the theme of Storybook's own interface in the site's colors and typeface, light or dark as the system asks for.
 *
 * @param token returns the value of a design token: `token('ink')`
 */
export function createTheme(token: (name: string) => string) {
  const isDark = darkScheme.matches
  // The site itself is light, so the dark colors are those of its blueprints.
  const [text, muted, ground, page] = isDark
    ? [token('sheet'), token('blueprint-text'), token('ink'), token('ink')]
    : [token('ink'), token('steel'), token('sheet'), token('paper')]
  const [border, control] = isDark ? [token('blueprint-line'), token('line')] : [token('hairline'), token('line')]
  const accent = isDark ? token('signal-on-blueprint') : token('signal')
  const secondary = isDark ? '#e8703a' : token('signal')
  const hover = isDark ? token('blueprint') : token('paper')
  return create({
    base: isDark ? 'dark' : 'light',
    brandTitle: '<span class="brand"><img src="./favicon.svg" alt="" />B2B Services</span>',
    brandUrl: './',
    brandTarget: '_self',
    // The background of the selected story, whose name is white, and in the dark also letters on the ground.
    colorPrimary: secondary,
    colorSecondary: secondary,
    appBg: page,
    appContentBg: ground,
    appPreviewBg: token('paper'),
    appHoverBg: hover,
    appBorderColor: border,
    appBorderRadius: 0,
    fontBase: token('font'),
    textColor: text,
    textInverseColor: ground,
    textMutedColor: muted,
    barTextColor: muted,
    barHoverColor: isDark ? token('sheet') : token('signal-dark'),
    barSelectedColor: accent,
    barBg: ground,
    buttonBg: page,
    buttonBorder: control,
    booleanBg: border,
    booleanSelectedBg: ground,
    inputBg: ground,
    inputBorder: control,
    inputTextColor: text,
    inputBorderRadius: 0,
  })
}
