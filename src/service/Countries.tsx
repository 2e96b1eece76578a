import { Table, TableHead } from '../ui/Table.tsx'
import styles from './Countries.module.css'

/** What a law asks for before an advertisement: nothing, consent, or a look into the opt-out list. */
type Need = 'No consent needed' | 'Consent needed' | 'Opt-out list'

type Rule = { need: Need; text?: string }

/** What the laws of some countries ask for before a company advertises to another. The sources are in docs/content-sources.md. */
const countries: { name: string; letter: Rule; email: Rule; call: Rule }[] = [
  {
    name: 'Slovakia',
    letter: { need: 'No consent needed' },
    email: {
      need: 'Consent needed',
      text: 'Except for your own customers (for one year) and published company addresses. You may not ask for consent by email or phone.',
    },
    call: {
      need: 'Opt-out list',
      text: 'The caller’s number has to begin with 0888, except in calls to a published company number (Act 452/2021, section\u00a0116).',
    },
  },
  {
    name: 'Czechia',
    letter: { need: 'No consent needed' },
    email: {
      need: 'Consent needed',
      text: 'From companies too, except from your own customers. You have to be able to prove it.',
    },
    call: {
      need: 'Consent needed',
      text: 'A company in a public directory may be called only if its entry says that it agrees (Act 127/2005, section\u00a096).',
    },
  },
  {
    name: 'Poland',
    letter: { need: 'No consent needed' },
    email: {
      need: 'Consent needed',
      text: 'From companies too. A company can also give it by providing an email address that identifies it (Electronic Communications Law, Article\u00a0398).',
    },
    call: { need: 'Consent needed', text: 'From companies too.' },
  },
  {
    name: 'Germany',
    letter: { need: 'No consent needed' },
    email: { need: 'Consent needed', text: 'Except for your own customers.' },
    call: { need: 'Consent needed', text: 'Presumed consent is enough.' },
  },
  {
    name: 'Austria',
    letter: { need: 'Opt-out list' },
    email: { need: 'Consent needed', text: 'Except for your own customers who are not on the opt-out list.' },
    call: { need: 'Consent needed' },
  },
  {
    name: 'France',
    letter: { need: 'No consent needed' },
    email: { need: 'No consent needed', text: 'If the email concerns the recipient’s job.' },
    call: {
      need: 'No consent needed',
      text: 'Until the company objects. The ban on cold calls covers only consumers.',
    },
  },
  {
    name: 'Great\u00a0Britain',
    letter: { need: 'No consent needed' },
    email: {
      need: 'No consent needed',
      text: 'For companies. Sole traders and some partnerships count as individuals.',
    },
    call: { need: 'Opt-out list' },
  },
  {
    name: 'United\u00a0States',
    letter: { need: 'No consent needed' },
    email: { need: 'No consent needed', text: 'With your postal address and a way to opt out (CAN-SPAM Act).' },
    call: {
      need: 'No consent needed',
      text: 'Under federal law, for most calls between companies. States have further rules.',
    },
  },
]

const channels = { letter: 'Letter', email: 'Email', call: 'Call by a person' } as const

/** Shows by country what a letter, an email, and a call need, once a visitor opens it. Other pages link to its heading. */
export const Countries = () => (
  <>
    <p>
      The rules for advertising to companies, in short, as of November 2026. “Opt-out list” means no consent needed,
      unless the recipient is on the list. The exceptions have conditions, so ask your lawyer before you rely on one.
      For other countries, the proposal states the rule.
    </p>
    <details className={styles.countries}>
      <summary>Show the rules of {countries.length} countries</summary>
      <Table label="Letters, emails, and calls by country">
        <TableHead columns={['Country', ...Object.values(channels)]} />
        <tbody>
          {countries.map((country) => (
            <tr key={country.name}>
              <th scope="row">{country.name}</th>
              {(['letter', 'email', 'call'] as const).map((channel) => (
                <td key={channel} data-label={channels[channel]}>
                  <span>
                    <Need of={country[channel]} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  </>
)

const Need = ({ of: { need, text } }: { of: Rule }) => (
  <>
    <strong className={styles.need} data-need={need}>
      {need}
    </strong>
    {text && ` ${text}`}
  </>
)
