import type { Sheet } from './Sheet.ts'

const blank = (columns: number, rows: number, first = (_row: number) => '') =>
  Array.from({ length: rows }, (_, row) => [first(row), ...Array.from({ length: columns - 1 }, () => '')])

/** The blank report of a factory acceptance test. */
export const acceptanceReport: Sheet = {
  title: 'Factory acceptance report',
  parts: [
    {
      text: 'Record of the factory acceptance test (FAT) at the supplier’s plant, before shipping. Fill in the requirements with the order, and the results on the day of the test.',
    },
    { heading: 'Machine and contract' },
    {
      head: ['Item', 'Entry'],
      rows: [
        ['Customer', ''],
        ['Supplier', ''],
        ['Machine and type', ''],
        ['Serial number', ''],
        ['Order number and date', ''],
        ['Specification and revision', ''],
        ['Place and date of the test', ''],
      ],
    },
    { heading: 'Conditions of the test' },
    {
      head: ['Condition', 'Agreed', 'On the day'],
      rows: [
        ['Test material and quantity', '', ''],
        ['Material brought by, and returned to', '', ''],
        ['Power, air, water, and other supplies', '', ''],
        ['Running time', '', ''],
        ['Speed or output', '', ''],
        ['Permitted faults, in percent and in pieces', '', ''],
        ['Stops that do not count', '', ''],
        ['Instruments and calibration dates', '', ''],
      ],
    },
    { heading: 'Tests' },
    {
      head: ['No.', 'Test', 'Requirement', 'Result', 'Pass or fail'],
      rows: [
        'Completeness against order and drawings',
        'Layout, connections, and weights',
        'Functions in each operating mode',
        'Output over the running time',
        'Faulty pieces',
        'Changeover time',
        'Emergency stop, guards, and interlocks',
        'Messages and restart after a stop',
      ].map((test, index) => [String(index + 1), test, '', '', '']),
    },
    { heading: 'Papers shown' },
    {
      checks: [
        'Draft of the declaration of conformity or incorporation',
        'Operating instructions, in the agreed language',
        'Circuit, pneumatic, and hydraulic diagrams',
        'Risk assessment, as far as the contract gives access to it',
        'Program source, backups, and passwords, as agreed',
        'List of spare and wear parts',
        'Material and test certificates, as agreed',
      ],
    },
    { heading: 'Open points' },
    {
      head: ['No.', 'Point', 'Before dispatch or before site acceptance', 'Who', 'Due'],
      rows: blank(5, 6, (row) => String(row + 1)),
    },
    { heading: 'Result' },
    {
      checks: [
        'Accepted without open points: the machine may be dispatched',
        'Accepted with the open points above: the machine may be dispatched after those marked so',
        'Not accepted: the tests named below are repeated',
      ],
    },
    {
      head: ['Item', 'Entry'],
      rows: [
        ['Tests to repeat, and date', ''],
        ['Payment due after this acceptance (clause of the contract)', ''],
        ['Annexes', ''],
      ],
    },
    { heading: 'Signatures' },
    {
      head: ['For', 'Name and function', 'Place and date', 'Signature'],
      rows: [
        ['Supplier', '', '', ''],
        ['Customer', '', '', ''],
      ],
    },
    {
      text: 'This form is a starting point and no legal advice. What an acceptance means for payment, transfer of risk, and warranty is settled in your contract.',
    },
  ],
}
