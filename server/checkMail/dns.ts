import { Resolver } from 'node:dns/promises'
import { fail, ok, warn, type Verdict } from './verdict.ts'

/**
 * Returns a function that looks up the TXT records of a name.
 *
 * @param server address of a DNS server, such as `1.1.1.1`; by default the system's
 * @throws Error that says what to write if the address is invalid
 */
export function txtLookup(server?: string) {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  try {
    if (server !== undefined) resolver.setServers([server])
  } catch (cause) {
    throw new Error('--dns: use the address of a DNS server, such as 1.1.1.1', { cause })
  }
  /** Resolves with the records, or with null if the name does not exist. */
  return async (name: string): Promise<string[] | null> => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      if (code === 'ENODATA') return []
      if (code === 'ENOTFOUND') return null
      throw cause
    }
  }
}
type Lookup = ReturnType<typeof txtLookup>

/** The settings that decide which records are needed. */
export type Sender = { domain: string; selector: string | undefined; isApi: boolean }

/** Checks the records by which receivers decide whether a mail of the sender's domain is genuine. */
export const checkDns = (sender: Sender, lookup: Lookup): Promise<Verdict[]> =>
  Promise.all(
    (
      [
        ['SPF', checkSpf],
        ['DKIM', checkDkim],
        ['DMARC', checkDmarc],
      ] as const
    ).map(([check, run]) =>
      run(sender, lookup).catch((cause: NodeJS.ErrnoException) =>
        fail(
          check,
          `The DNS server did not answer (${cause.code ?? cause.name}).`,
          'Try again, or name another server: npm run check:mail -- --dns 1.1.1.1',
        ),
      ),
    ),
  )

/** SPF (RFC 7208): exactly one record, on the domain of the envelope's sender. */
async function checkSpf({ domain, isApi }: Sender, lookup: Lookup): Promise<Verdict> {
  const records = ((await lookup(domain)) ?? []).filter((text) => /^v=spf1( |$)/i.test(text))
  const [record] = records
  if (records.length > 1)
    return fail('SPF', `${domain} has ${records.length} SPF records, which counts as an error.`, 'Merge them into one.')
  if (record !== undefined && / \+?all( |$)/i.test(record))
    return fail('SPF', `${domain} lets every server send: ${record}`, 'End the record with -all or ~all.')
  if (record !== undefined) return ok('SPF', `${domain}: ${record}`)
  const todo = `Publish the TXT record that your mail provider names on ${domain}: v=spf1 include:… -all`
  // A mail API often uses its own domain in the envelope, so DKIM proves the sender.
  return (isApi ? warn : fail)('SPF', `${domain} has no SPF record.`, todo)
}

/** DKIM (RFC 6376): a key under the selector that the mail server signs with. */
async function checkDkim({ domain, selector }: Sender, lookup: Lookup): Promise<Verdict> {
  const publish = 'Turn DKIM on at your mail provider, and publish the record that it names.'
  if (selector === undefined) {
    // A name without records exists if there are names below it (RFC 8020).
    if ((await lookup(`_domainkey.${domain}`)) === null) return fail('DKIM', `${domain} has no DKIM key.`, publish)
    return warn(
      'DKIM',
      `${domain} has a DKIM key, which was not read.`,
      'Set DKIM_SELECTOR to the name after s= in the DKIM-Signature of a mail that was sent.',
    )
  }
  const name = `${selector}._domainkey.${domain}`
  const record = ((await lookup(name)) ?? []).find((text) => /(^|;)\s*p=/.test(text))
  if (record === undefined) return fail('DKIM', `${name} has no DKIM key.`, publish)
  if (/(^|;)\s*p=\s*(;|$)/.test(record)) return fail('DKIM', `The key at ${name} was revoked (p= is empty).`, publish)
  return ok('DKIM', `${name} has a key.`)
}

/** DMARC (RFC 7489): one record, on the sender's domain or on one above it. */
async function checkDmarc({ domain }: Sender, lookup: Lookup): Promise<Verdict> {
  const labels = domain.split('.')
  for (let first = 0; first + 2 <= labels.length; first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`
    const records = ((await lookup(name)) ?? []).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (records.length > 1)
      return fail('DMARC', `${name} has ${records.length} records, so none applies.`, 'Remove all but one.')
    if (records[0] !== undefined) return ok('DMARC', `${name}: ${records[0]}`)
  }
  return fail(
    'DMARC',
    `${domain} has no DMARC record.`,
    `Publish a TXT record on _dmarc.${domain}, to begin with: v=DMARC1; p=none`,
  )
}
