import { create } from 'storybook/theming/create'

/**
 * Returns the theme of Storybook's own interface in the site's colors and typeface.
 *
 * @param token returns the value of a design token: `token('ink')`
 */
export const createTheme = (token: (name: string) => string) =>
  create({
    base: 'light',
    brandTitle: '<span class="brand"><img src="./favicon.svg" alt="" />B2B Services</span>',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: token('signal'),
    colorSecondary: token('signal'),
    appBg: token('paper'),
    appContentBg: token('sheet'),
    appPreviewBg: token('paper'),
    appHoverBg: token('signal-tint'),
    appBorderColor: token('hairline'),
    appBorderRadius: 0,
    fontBase: token('font'),
    textColor: token('ink'),
    textInverseColor: token('sheet'),
    textMutedColor: token('steel'),
    barTextColor: token('steel'),
    barHoverColor: token('signal-dark'),
    barSelectedColor: token('signal'),
    barBg: token('sheet'),
    buttonBg: token('paper'),
    buttonBorder: token('line'),
    booleanBg: token('hairline'),
    booleanSelectedBg: token('sheet'),
    inputBg: token('sheet'),
    inputBorder: token('line'),
    inputTextColor: token('ink'),
    inputBorderRadius: 0,
  })
