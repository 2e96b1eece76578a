import { Table } from './Article.tsx'

/** A line of a calculation: its name, how to get it, and an example. */
export type WorkedLine = [line: string, source: string, example: string]

type Props = {
  /** The name of the table, for screen readers. */
  label: string
  caption?: string
  lines: WorkedLine[]
}

/** Renders a calculation line by line, to be repeated with the reader's own figures. */
export function WorkedTable({ label, caption, lines }: Props) {
  return (
    <Table label={label}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">How to get it</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([line, source, example]) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{source}</td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
