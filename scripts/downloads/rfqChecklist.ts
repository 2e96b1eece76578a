import type { Sheet } from './Sheet.ts'

/** The checklist of what a request for quotation (RFQ) for parts to drawing should contain. */
export const rfqChecklist: Sheet = {
  title: 'RFQ checklist',
  parts: [
    {
      text: 'What a request for quotation (RFQ) for parts made to drawing should say, so that nobody has to ask. “Don’t know yet” is an answer too: write it down.',
    },
    { heading: 'Part and drawing' },
    {
      checks: [
        'Part name, drawing number, and revision',
        'Drawing as PDF, and model as STEP or DXF',
        'Which file governs if they disagree',
        'What the part does, and which dimensions matter for it',
        'Non-disclosure agreement, if the drawing needs one',
      ],
    },
    { heading: 'Material and surface' },
    {
      checks: [
        'Material by number or standard, and permitted alternatives',
        'Heat treatment and hardness',
        'Coating or finish, thickness, and areas to mask',
        'Material supplied by you, if any',
      ],
    },
    { heading: 'Tolerances and proof' },
    {
      checks: [
        'General tolerance, by standard and class',
        'Threads, fits, edges, and surface roughness',
        'Weld procedures and welder qualification, if welded',
        'Inspection documents, for example an EN 10204 3.1 certificate',
        'First-article inspection, and who measures what',
      ],
    },
    { heading: 'Quantities and dates' },
    {
      checks: [
        'Up to three quantities to be priced',
        'Yearly need, and size of the call-offs',
        'Prototype, single order, or series',
        'Delivery date wanted, and the latest that still helps',
        'Date by which you need the quotation',
      ],
    },
    { heading: 'Delivery and terms' },
    {
      checks: [
        'Delivery place, with Incoterms rule and edition',
        'Packaging, labels, and load carriers',
        'Terms of purchase that apply, and currency',
        'Name, email, and phone number for technical questions',
      ],
    },
    { heading: 'Entries' },
    {
      head: ['Item', 'Entry'],
      rows: [
        ['Drawing number and revision', ''],
        ['Quantities', ''],
        ['Material', ''],
        ['Delivery date and place', ''],
        ['Contact for questions', ''],
      ],
    },
  ],
}
