import { styled } from 'storybook/theming'
import { size } from './layout.ts'

// The style of an engineering drawing: hairlines, a monospaced font, one accent colour. The dark theme uses
// a lighter accent for contrast.
const paper = { ink: '#14202b', steel: '#4c5b69', hairline: '#c3cad0', signal: '#b93e0a', tint: '#fbf1ec' }
const slate = { ink: '#e9edf0', steel: '#a9b5c0', hairline: '#46505a', signal: '#ff9a6b', tint: '#3a2c26' }

/** The root element of the panel, with the styles of its content. */
export const Sheet = styled.div(({ theme }) => {
  const { ink, steel, hairline, signal, tint } = theme.base === 'dark' ? slate : paper
  const ground = theme.background.content
  const line = `1px solid ${hairline}`
  const plain = { margin: 0, padding: 0, listStyle: 'none' }
  const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
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
    '& button, & select, & textarea, & input': {
      font: 'inherit',
      color: ink,
      background: ground,
      border: `1px solid ${steel}`,
      borderRadius: 0,
      padding: '3px 8px',
      minHeight: 24,
    },
    '& button': { cursor: 'pointer' },
    '& button:hover:not(:disabled)': { borderColor: signal, color: signal },
    '& button:disabled': { cursor: 'default', color: steel, borderColor: hairline, borderStyle: 'dashed' },
    '& button[aria-pressed="true"], & button[aria-pressed="true"]:hover': { background: ink, color: ground },
    '& code': { font: 'inherit', overflowWrap: 'anywhere' },
    '& .unseen': unseen,
    '& .help, & .note': { color: steel },
    '& > .help, & .choice': { padding: '8px 12px' },

    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 12px',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: '6px 12px',
      borderBottom: line,
    },
    '& .label, & h2': { fontSize: 11, fontWeight: 400, letterSpacing: '0.06em', color: steel },
    '& h2': { paddingBottom: 4, marginBottom: 6, borderBottom: line },
    '& .now strong, & .ended': { color: signal },
    '& .views, & .zoom': { display: 'flex' },
    '& .views button + button, & .zoom button + button': { borderLeft: 'none' },

    '& .columns': { display: 'flex', flex: 1, minHeight: 0 },
    '& .chart': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', position: 'relative' },
    '& .facts': {
      flex: '0 0 340px',
      minWidth: 0,
      borderLeft: line,
      overflow: 'auto',
      padding: 12,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 16,
    },
    '@container (width < 640px)': {
      '& .columns': { flexDirection: 'column', overflow: 'auto' },
      '& .chart': { flex: '0 0 auto' },
      '& .drawing': { height: '45cqh', minHeight: 180 },
      '& .facts': { flex: '0 0 auto', borderLeft: 'none', borderTop: line, overflow: 'visible' },
    },

    '& .drawing': { flex: 1, minHeight: 0, position: 'relative', display: 'flex' },
    '& .drawing .zoom': { position: 'absolute', right: 8, bottom: 8 },
    '& .drawing .frame': { flex: 1, overflow: 'auto', cursor: 'grab' },
    '& .drawing .frame:focus-visible': { ...focus, outlineOffset: -2 },
    '& .frame.movable [data-state]': { cursor: 'pointer' },
    '& svg': { display: 'block' },
    '& svg text': {
      fontSize: size.font,
      textRendering: 'geometricPrecision',
      fill: ink,
      stroke: ground,
      strokeWidth: 3,
      paintOrder: 'stroke',
      userSelect: 'none',
    },
    '& svg .name': { fontWeight: 600 },
    '& svg .edge, & svg .inner': { fill: 'transparent', stroke: steel, strokeWidth: 1 },
    '& svg .parallel > .edge': { strokeDasharray: '5 3' },
    '& svg .active > .edge': { stroke: ink, strokeWidth: 1.5 },
    '& svg .active.atomic > .edge, & svg .active.final > .edge': { fill: tint, stroke: signal, strokeWidth: 2 },
    '& svg .active > text': { stroke: 'none' },
    '& svg .active > .name': { fill: signal, fontWeight: 700 },
    '& svg .mark': { stroke: signal, strokeWidth: 6 },
    '& .frame.movable [data-state]:hover > .edge': { stroke: signal },
    '& svg .ring': { fill: 'none', stroke: signal, strokeWidth: 2, strokeDasharray: '2 2' },
    '& svg .dot': { fill: ink },
    '& svg polyline': { fill: 'none', stroke: steel, strokeWidth: 1 },
    '& svg .head': { fill: steel },
    '& svg .arrow text': { fill: steel },
    '& svg .arrow.taken polyline, & svg .arrow.focused polyline': { stroke: signal, strokeWidth: 2.5 },
    '& svg .arrow.focused polyline': { strokeDasharray: '4 3' },
    '& svg .taken .head, & svg .focused .head': { fill: signal },
    '& svg .arrow.taken text, & svg text.taken': { fill: signal, fontWeight: 700 },

    '& .outline': { overflow: 'auto', padding: 12, flex: 1 },
    '& .outline.hidden': unseen,
    '& .outline ul': { ...plain, paddingLeft: 16, borderLeft: line },
    '& .outline ul[role="tree"]': { paddingLeft: 0, borderLeft: 'none' },
    '& .outline .help': { paddingBottom: 8 },
    '& .outline .line': { display: 'block', padding: '2px 6px', cursor: 'pointer', color: steel },
    '& .outline .line.state': { color: ink },
    '& .outline .line:hover': { color: signal },
    '& .outline .line:focus-visible': { ...focus, outlineOffset: -2 },
    '& .outline .line.active': { color: signal, fontWeight: 700, boxShadow: `inset 4px 0 ${signal}` },
    '& .outline .line.active.leaf': { background: tint },
    '& .outline .line.taken': { color: signal, textDecoration: 'underline' },

    '& .events, & .log': plain,
    '& .events': { display: 'grid', gap: 6 },
    '& .event': { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' },
    '& .send': { fontWeight: 600 },
    '& .quiet': { borderColor: 'transparent', color: steel, textDecoration: 'underline' },
    '& .editor': { display: 'grid', gap: 4, padding: '6px 0 6px 8px', borderLeft: line, justifyItems: 'start' },
    '& .editor textarea, & .editor input, & .editor select': { width: '100%', resize: 'vertical' },
    '& .error': { color: signal },
    '& .error:empty': { display: 'none' },

    '& .context': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .context > div': { display: 'flex', flexWrap: 'wrap', columnGap: 8, padding: '2px 6px', borderBottom: line },
    '& .context dt': { color: steel },
    '& .context dd': { overflowWrap: 'anywhere' },
    '& .context .changed': { boxShadow: `inset 4px 0 ${signal}`, background: tint },
    '& .log li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 8,
      padding: '2px 0',
      borderBottom: line,
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 21px',
    },
    '& .log time, & .log code': { color: steel },
  }
})
