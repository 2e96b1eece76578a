import {
  CheckBox,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

/** A part of a document to take away. Empty cells are blanks to fill in. */
type Part = { heading: string } | { text: string } | { checks: string[] } | { head: string[]; rows: string[][] }

/** A document to take away. */
export type Sheet = { title: string; parts: Part[] }

/** A row of blanks is high enough for handwriting, in twentieths of a point. */
const rowHeight = 440

/**
 * Creates a Word document (A4) with what assistive technology needs: headings, header rows that repeat on each page,
 * check boxes as controls, the language, and a title.
 *
 * @param author the company's name, for the document's properties
 */
export async function toDocx({ title, parts }: Sheet, author: string): Promise<Buffer> {
  const body = parts.flatMap((part): (Paragraph | Table)[] => {
    if ('heading' in part)
      return [
        new Paragraph({ text: part.heading, heading: HeadingLevel.HEADING_2, spacing: { before: 280, after: 100 } }),
      ]
    if ('text' in part) return [new Paragraph({ text: part.text, spacing: { after: 160 } })]
    if ('checks' in part)
      return part.checks.map(
        (check) =>
          new Paragraph({
            children: [new CheckBox(), new TextRun(` ${check}`)],
            indent: { left: 360, hanging: 360 },
            spacing: { after: 60 },
          }),
      )
    return [createTable(part), new Paragraph('')]
  })
  const heading = new Paragraph({ text: title, heading: HeadingLevel.HEADING_1, spacing: { after: 160 } })
  return Packer.toBuffer(
    new Document({
      title,
      creator: author,
      lastModifiedBy: author,
      styles: {
        default: {
          document: { run: { font: 'Arial', size: 20, language: { value: 'en-US' } } },
          heading1: { run: { size: 36, bold: true } },
          heading2: { run: { size: 24, bold: true } },
        },
      },
      sections: [
        {
          properties: { page: { margin: { top: 1020, bottom: 1020, left: 1130, right: 1130 } } },
          children: [heading, ...body],
        },
      ],
    }),
  )
}

function createTable({ head, rows }: { head: string[]; rows: string[][] }): Table {
  // A column of numbers is narrow, the others share the rest.
  const isNarrow = (column: number) => head[column] === 'No.'
  const wide =
    (100 - 6 * head.filter((_, column) => isNarrow(column)).length) /
    head.filter((_, column) => !isNarrow(column)).length
  const cells = (texts: string[], bold: boolean) =>
    texts.map(
      (text, column) =>
        new TableCell({
          width: { size: isNarrow(column) ? 6 : wide, type: WidthType.PERCENTAGE },
          margins: { top: 50, bottom: 50, left: 90, right: 90 },
          children: [new Paragraph({ children: [new TextRun({ text, bold })] })],
        }),
    )
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    layout: TableLayoutType.FIXED,
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: cells(head, true) }),
      ...rows.map(
        (row) =>
          new TableRow({ cantSplit: true, height: { value: rowHeight, rule: 'atLeast' }, children: cells(row, false) }),
      ),
    ],
  })
}
