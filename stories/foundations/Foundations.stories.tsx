import type { ReactNode } from 'react'
import preview from '#storybook/preview.tsx'
import sprite from '#src/ui/icons.svg?raw'
import serviceSprite from '#src/ui/serviceIcons.gen.svg?raw'
import { Icon, ServiceIcon } from '#src/ui/Drawing.tsx'
import { Table, TableHead } from '#src/ui/Table.tsx'
import { SheetPage } from '../sheet/Sheet.tsx'
import styles from '../sheet/Sheet.module.css'
import { grounds, pairs, weights } from './siteStyles.ts'
import { contrast, listTokens, measure, type Token } from './tokens.ts'

// Generated from src/styles/tokens.css, src/ui/icons.svg and the icons of the services.
const meta = preview.meta({ title: 'Foundations', tags: ['page'] })

/** The widths of the design in pixels. */
const widths = [360, 768, 1280]

/** Renders the name of a token as it is written in CSS, its value and its note. */
function TokenName({ token: { name, value, note } }: { token: Token }) {
  return (
    <span className={styles.token} data-token={name}>
      <code>{`--${name}`}</code>
      <span>{value}</span>
      {note && <span>{note}</span>}
    </span>
  )
}

type TokenTableProps = { label: string; head: string[]; children: ReactNode }

/** Renders a table of tokens, as the site's articles show one. */
const TokenTable = ({ label, head, children }: TokenTableProps) => (
  <Table label={label}>
    <TableHead columns={head} />
    <tbody>{children}</tbody>
  </Table>
)

/** Renders every color, and the contrast of every color on every background. */
export const Color = meta.story({
  render: () => {
    const colors = listTokens('color')
    const backgrounds = colors.filter(({ name }) => grounds.has(name))
    return (
      <SheetPage
        heading="Color"
        lead="One signal color on paper and sheet; blueprint for dark bands. Text is ink, secondary text is steel. Hover and focus never differ by color only."
      >
        <ul role="list" className={styles.colors}>
          {colors.map((token) => (
            <li key={token.name}>
              <span style={{ background: `var(--${token.name})` }} />
              <TokenName token={token} />
            </li>
          ))}
        </ul>
        <h2>Contrast</h2>
        <p>
          Computed from the colors. Text needs 4.5, large text, icons and borders with a meaning need 3 (WCAG 2.2 AA). A
          cell in its own colors may be text. A frame marks a pair that a style of the site sets.
        </p>
        <TokenTable label="Contrast" head={['Text', ...backgrounds.map(({ name }) => `on ${name}`)]}>
          {colors.map((text) => (
            <tr key={text.name}>
              <th scope="row">{text.name}</th>
              {backgrounds.map((ground) => (
                <ContrastCell key={ground.name} text={text} ground={ground} />
              ))}
            </tr>
          ))}
        </TokenTable>
      </SheetPage>
    )
  },
})

function ContrastCell({ text, ground }: { text: Token; ground: Token }) {
  if (text.name === ground.name) return <td>same</td>
  // Rounded down, so that 4.46 does not read as enough.
  const ratio = Math.floor(contrast(text.value, ground.value) * 10) / 10
  const className = pairs.has(`${text.name} on ${ground.name}`) ? styles.pair : undefined
  if (ratio < 4.5) return <td className={className}>{`${ratio.toFixed(1)} ${ratio < 3 ? 'too low' : 'no text'}`}</td>
  return (
    <td className={className} style={{ color: text.value, background: ground.value }}>
      {ratio.toFixed(1)}
    </td>
  )
}

type SizesProps = { heading: string; tokens: Token[]; children: (token: Token) => ReactNode }

/** Renders tokens with their size in pixels at each width of the design, and a sample. */
function Sizes({ heading, tokens, children }: SizesProps) {
  return (
    <>
      <h2>{heading}</h2>
      <TokenTable label={heading} head={['Token', ...widths.map((width) => `${width} px`), 'Sample']}>
        {tokens.map((token) => (
          <tr key={token.name}>
            <th scope="row">
              <TokenName token={token} />
            </th>
            {widths.map((width) => (
              <td key={width}>{measure(token.value, width)}</td>
            ))}
            <td className={styles.sample}>{children(token)}</td>
          </tr>
        ))}
      </TokenTable>
    </>
  )
}

const sentence = 'Pump housings in gray cast iron, DN 50 to DN 200'

/** Renders the typeface, the sizes of text and headings, and the weights in use. */
export const Type = meta.story({
  render: () => {
    return (
      <SheetPage
        heading="Type"
        lead="Archivo, from the site’s own files. Until it has arrived, text is shown in a fallback of the same measures."
      >
        {listTokens('font').map((token) => (
          <TokenName key={token.name} token={token} />
        ))}
        <Sizes heading="Text" tokens={listTokens('text')}>
          {({ name }) => <span style={{ fontSize: `var(--${name})` }}>{sentence}</span>}
        </Sizes>
        <Sizes heading="Headings" tokens={listTokens('title')}>
          {({ name }) => (
            <span className={styles.title} style={{ fontSize: `var(--${name})` }}>
              {sentence}
            </span>
          )}
        </Sizes>
        <h2>Weights in use</h2>
        <ul role="list" className={styles.others}>
          {weights.map((weight) => (
            <li key={weight} style={{ fontWeight: weight }}>
              <code>{weight}</code> {sentence}
            </li>
          ))}
        </ul>
      </SheetPage>
    )
  },
})

/** Renders the distances, the widths, and every token that no other page shows. */
export const Spacing = meta.story({
  render: () => {
    return (
      <SheetPage
        heading="Spacing"
        lead="Distances come from one scale. Sections and gutters grow with the window; lines of text end at the measure."
      >
        <Sizes heading="Distances" tokens={listTokens('space')}>
          {({ name }) => <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />}
        </Sizes>
        <Sizes heading="Widths, drawn at a quarter of their size" tokens={listTokens('width')}>
          {({ name }) => <span className={styles.bar} style={{ inlineSize: `calc(var(--${name}) / 4)` }} />}
        </Sizes>
        <h2>Motion</h2>
        <ul role="list" className={styles.others}>
          {listTokens('rest').map((token) => (
            <li key={token.name}>
              <TokenName token={token} />
            </li>
          ))}
        </ul>
      </SheetPage>
    )
  },
})

/** Renders all icons in both sizes, with their names. */
export const Icons = meta.story({
  render: () => {
    const [names, slugs] = [sprite, serviceSprite].map((text) =>
      Array.from(text.matchAll(/<(?:symbol|svg) id="([^"]+)"/g), ([, name]) => name!),
    ) as [string[], string[]]
    return (
      <SheetPage
        heading="Icons"
        lead={`${slugs.length + names.length} icons, in 48 and 24 px. They take the color of the text and are always beside words.`}
      >
        <ul role="list" className={styles.icons}>
          {slugs.map((slug) => (
            <li key={slug}>
              <ServiceIcon slug={slug} />
              <span>{slug}</span>
            </li>
          ))}
          {names.map((name) => (
            <li key={name}>
              <Icon name={name} size={48} />
              <Icon name={name} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </SheetPage>
    )
  },
})
