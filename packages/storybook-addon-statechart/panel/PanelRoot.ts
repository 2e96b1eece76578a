import { styled } from 'storybook/theming'
import { size } from './layout.ts'

/** The root element of the panel, with the styles of its content. */
export const PanelRoot = styled.div(({ theme }) => {
  // The style of an engineering drawing: hairlines, a monospaced font, one accent colour; in the colours of Storybook's
  // theme, light or dark.
  const { textMutedColor: steel, appBorderColor: hairline, barSelectedColor: signal } = theme
  const ink = theme.color.defaultText
  const tint = theme.background.hoverable
  const ground = theme.background.content
  const line = `1px solid ${hairline}`
  const plain = { margin: 0, padding: 0, listStyle: 'none' }
  const drawingHeight = 'max(45cqh, 120px)'
  const focus = { outline: `2px solid ${signal}`, outlineOffset: 2 }
  return {
    containerType: 'size',
    position: 'relative',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    background: ground,
    color: ink,
    font: `12px/1.4 ${theme.typography.fonts.mono}`,
    fontVariantNumeric: 'tabular-nums',
    '& *': { boxSizing: 'border-box' },
    '& p, & dl, & dd, & h2': { margin: 0 },
    '& :focus-visible': focus,
    '& button, & select, & textarea': {
      font: 'inherit',
      color: ink,
      background: ground,
      border: `1px solid ${steel}`,
      padding: '3px 8px',
      minHeight: 24,
    },
    '& button': { cursor: 'pointer' },
    '& button:hover:not(:disabled)': { borderColor: signal, color: signal },
    '& button:disabled': { cursor: 'default', color: steel, borderColor: hairline, borderStyle: 'dashed' },
    '& button[aria-pressed="true"], & button[aria-pressed="true"]:hover': { background: ink, color: ground },
    '& code': { font: 'inherit', overflowWrap: 'anywhere' },
    '& .help, & .note': { color: steel },
    '& > .help, & .machines': { padding: '8px 12px' },

    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 12px',
      alignItems: 'center',
      padding: '6px 12px',
      borderBottom: line,
    },
    '& .notice': { padding: '6px 12px', boxShadow: `inset 4px 0 ${signal}`, background: tint },
    '& .notice:empty': { display: 'none' },
    '& .label, & h2': { fontSize: 11, fontWeight: 400, letterSpacing: '0.06em', color: steel },
    '& h2': { paddingBottom: 4, marginBottom: 6, borderBottom: line },
    '& .state strong, & .status': { color: signal },
    // A machine with many parallel states would otherwise push its chart away, which shows them all.
    '& .state strong': { display: 'inline-block', maxHeight: '4.2em', overflow: 'hidden', verticalAlign: 'top' },
    '& .description': {
      flex: '0 0 100%',
      order: 1,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .views': { display: 'flex', gap: 8, marginLeft: 'auto' },
    '& .views > [role="group"]': { display: 'flex' },
    '& [role="group"] button + button': { borderLeft: 'none' },

    // The chart has the whole height, because a panel below a story is short.
    '& .columns': {
      flex: 1,
      minHeight: 0,
      display: 'grid',
      grid: '"chart state" auto "chart details" minmax(0, 1fr) / minmax(0, 1fr) clamp(200px, 45cqw, 340px)',
    },
    '& .columns > header': { gridArea: 'state', borderLeft: line },
    '& .chart': { gridArea: 'chart', minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' },
    '& .details': {
      gridArea: 'details',
      minWidth: 0,
      borderLeft: line,
      overflow: 'auto',
      padding: 12,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 16,
    },
    // A panel that is narrow and short has no room for one above the other.
    '@container ((width < 640px) and (height >= 360px)) or (width < 440px)': {
      '& .columns': { display: 'flex', flexDirection: 'column', overflow: 'auto', scrollPaddingTop: drawingHeight },
      '& .columns > header': { borderLeft: 'none' },
      '& .chart': { flex: '0 0 auto' },
      // The drawing follows the machine, so it stays in view while the reader scrolls to an event below it.
      '& .chart:has(> .drawing)': { position: 'sticky', top: 0, zIndex: 1, background: ground, borderBottom: line },
      '& .chart > .drawing': { flex: `0 0 ${drawingHeight}` },
      '& .details': { flex: '0 0 auto', borderLeft: 'none', overflow: 'visible' },
      '& .chart:not(:has(> .drawing)) + .details': { borderTop: line },
    },

    '& header .notice': { flex: '0 0 100%', order: 1 },
    '& dialog': {
      width: '100vw',
      height: '100vh',
      maxWidth: 'none',
      maxHeight: 'none',
      padding: 0,
      border: 'none',
      display: 'flex',
      flexDirection: 'column',
      background: ground,
      color: ink,
    },
    '& .bar': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: '6px 12px',
      borderBottom: line,
    },

    '& .drawing': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
    '& .drawing .frame': { flex: 1, minHeight: 0, overflow: 'auto' },
    '& .frame:focus-visible, & .item:focus-visible': { ...focus, outlineOffset: -2 },
    '& .pickable [data-state]': { cursor: 'pointer' },
    // A page's own styles may limit images to the width of their container.
    '& svg': { display: 'block', maxWidth: 'none', margin: 'auto' },
    '& svg text': {
      fontSize: size.font,
      fill: ink,
      stroke: ground,
      strokeWidth: 3,
      paintOrder: 'stroke',
    },
    '& svg .name': { fontWeight: 600 },
    '& svg .edge, & svg .inner': { fill: 'transparent', stroke: steel, strokeWidth: 1 },
    '& svg .parallel > .edge': { strokeDasharray: '5 3' },
    '& svg .active > .edge': { stroke: ink, strokeWidth: 1.5 },
    '& svg .active.atomic > .edge, & svg .active.final > .edge': { fill: tint, stroke: signal, strokeWidth: 2 },
    // Colors only: another weight or no stroke would lay out the text again at each transition.
    '& svg .active > text': { stroke: 'transparent' },
    '& svg .active > .name': { fill: signal },
    '& svg .active.atomic > .name, & svg .active.final > .name': { fill: ink },
    '& svg .mark': { stroke: 'transparent', strokeWidth: 6 },
    '& svg .active > .mark': { stroke: signal },
    '& .pickable [data-state]:hover > .edge': { stroke: signal },
    '& svg .live, & .live': { fill: signal, color: signal, fontWeight: 600 },
    '& svg .dot': { fill: ink },
    '& svg .ground': { fill: ground },
    '& svg polyline': { fill: 'none', stroke: steel, strokeWidth: 1 },
    '& svg .arrow text': { fill: steel },
    '& svg .arrow.taken polyline': { stroke: signal, strokeWidth: 2.5 },
    '& svg .taken text': { fill: signal },

    '& .tree': { overflow: 'auto', padding: 12, flex: 1 },
    '& .tree ul': { ...plain, paddingLeft: 16, borderLeft: line },
    '& .tree ul[role="tree"]': { paddingLeft: 0, borderLeft: 'none' },
    '& .tree .item': { display: 'block', padding: '2px 6px', cursor: 'pointer', color: steel },
    '& .tree .item.state': { color: ink },
    '& .tree .item.active': { color: signal, fontWeight: 700, boxShadow: `inset 4px 0 ${signal}` },
    '& .tree .item.taken': { color: signal, textDecoration: 'underline' },

    '& .events, & .log, & .actors': plain,
    '& .actors li': { padding: '2px 0', overflowWrap: 'anywhere' },
    '& .events': { display: 'grid', gap: 6 },
    '& .event': { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' },
    '& .send': { fontWeight: 600 },
    '& .quiet': { borderColor: 'transparent', color: steel, textDecoration: 'underline' },
    '& .editor:not([hidden])': {
      display: 'grid',
      gap: 4,
      padding: '6px 0 6px 8px',
      borderLeft: line,
      justifyItems: 'start',
    },
    '& .editor textarea': { width: '100%', resize: 'vertical' },
    '& .error': { color: signal },
    '& .error:empty': { display: 'none' },

    '& .context': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .context > div': { display: 'flex', flexWrap: 'wrap', columnGap: 8, padding: '2px 6px', borderBottom: line },
    '& .context dt': { color: steel },
    '& .context dd': { overflowWrap: 'anywhere' },
    '& .context .changed dt': { color: ink },
    '& .context .changed': { boxShadow: `inset 4px 0 ${signal}`, background: tint },
    '& .log li': { display: 'flex', flexWrap: 'wrap', columnGap: 8, padding: '2px 0', borderBottom: line },
    '& .log time, & .log code': { color: steel },
    // In Storybook's dark theme, muted text has too little contrast on a tint.
    '& .changed .note': { color: ink },
    '& svg .active:is(.atomic, .final) .live': { fill: ink },
  }
})
