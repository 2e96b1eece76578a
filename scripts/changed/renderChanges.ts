import type { Change, Comparison } from './readChanges.ts'

const captions = { accepted: 'Accepted', now: 'This branch', difference: 'Difference' } as const

/** Returns what happened to a picture. */
export const describeChange = ({ accepted, now }: Change) => (!accepted ? 'new' : now ? 'changed' : 'removed')

/** Returns the counts in words: `4 changed, 2 new, 1 failed`, or `Nothing changed`. */
export function summarizeChanges({ changes, failures }: Comparison): string {
  const kinds = [...changes.map(describeChange), ...failures.map(() => 'failed' as const)]
  const counts = (['changed', 'new', 'removed', 'failed'] as const).map((kind) => ({
    kind,
    count: kinds.filter((other) => other === kind).length,
  }))
  const words = counts.filter(({ count }) => count > 0).map(({ kind, count }) => `${count} ${kind}`)
  return words.join(', ') || 'Nothing changed'
}

/**
 * Returns the page that shows changed pictures beside the accepted ones, as HTML without scripts.
 *
 * @param tokens the site's design tokens, as CSS
 * @param since what the accepted pictures belong to: `main at 1a2b3c4`
 */
export function renderChanges(comparison: Comparison, tokens: string, since: string): string {
  const { compared, changes, failures } = comparison
  const heading = escape(summarizeChanges(comparison))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading} · B2B Services</title>
<style>${tokens}${styles}</style>
<main>
<h1>${heading}</h1>
<p>${compared} pictures of this working tree, compared with those of ${escape(since)}.</p>
${failures.length > 0 ? renderFailures(failures) : ''}
${changes.length > 0 ? renderContents(changes) : ''}
${changes.map(renderChange).join('\n')}
</main>
</html>
`
}

const renderFailures = (failures: Comparison['failures']) => `<h2>Failed</h2>
<p>These tests took no picture. Correct what they report, then run <code>npm run changed</code> again.</p>
<ul>${failures
  .map(
    ({ place, title, reason }) =>
      `<li><strong>${escape(title)}</strong> <code>${escape(place)}</code><br>${escape(reason)}</li>`,
  )
  .join('')}</ul>`

const renderContents = (changes: Change[]) => `<p>If every change is intended, run
<code>npm run update:screenshots</code> and commit <code>tests/visual/screenshots</code>, without the files of removed pictures.</p>
<ul class="contents">${changes
  .map((change) => `<li><a href="#${escape(change.name)}">${escape(change.name)}</a> ${describeChange(change)}</li>`)
  .join('')}</ul>`

function renderChange(change: Change): string {
  const figures = Object.entries(captions).flatMap(([role, caption]) => {
    const { [role as keyof typeof captions]: path } = change
    if (path === undefined) return []
    const picture = `<img src="${escape(path)}" alt="${caption}: ${escape(change.name)}">`
    return `<figure><figcaption>${caption}</figcaption><a href="${escape(path)}">${picture}</a></figure>`
  })
  const heading = `${escape(change.name)} <small>${describeChange(change)}</small>`
  return `<section id="${escape(change.name)}"><h2>${heading}</h2><div>${figures.join('')}</div></section>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const styles = `
body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem / 1.5 var(--font); }
main { padding: var(--space-6) var(--gutter); overflow-wrap: anywhere; }
h1 { padding-block-end: var(--space-4); border-block-end: 4px solid; font-size: var(--title-m); line-height: 1.1; }
h2 { margin-block: var(--space-7) var(--space-3); font-size: var(--title-s); }
small { color: var(--steel); font-size: var(--text-s); font-weight: 600; }
a { color: inherit; }
.contents { columns: 16rem; padding-inline-start: var(--space-4); }
div { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: var(--space-5); }
figure { margin: 0; }
figcaption { margin-block-end: var(--space-2); color: var(--steel); font-size: var(--text-s); font-weight: 600; }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line); }
`
