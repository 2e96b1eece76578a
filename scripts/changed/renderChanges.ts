import type { Comparison } from './readChanges.ts'

const captions = { accepted: 'Accepted', now: 'This branch', difference: 'Difference' } as const

/**
 * Returns the page that shows changed pictures beside the accepted ones, as HTML without scripts.
 *
 * @param tokens the site's design tokens, as CSS
 * @param since what the accepted pictures belong to: `main at 1a2b3c4`
 */
export function renderChanges({ compared, changes, failures }: Comparison, tokens: string, since: string): string {
  const heading =
    failures.length + changes.length === 0 ? 'Nothing changed' : `${changes.length} of ${compared} pictures changed`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${tokens}${styles}</style>
<main>
<h1>${heading}</h1>
<p>${compared} pictures of this working tree, compared with those of ${since}.</p>
${failures.map((test) => `<p class="failure">No picture: the test “${escape(test)}” failed.</p>`).join('\n')}
${changes.map(renderChange).join('\n')}
</main>
</html>
`
}

function renderChange({ name, ...paths }: Comparison['changes'][number]): string {
  const figures = Object.entries(captions).map(([role, caption]) => {
    const { [role as keyof typeof paths]: path } = paths
    const picture = path
      ? `<a href="${escape(path)}"><img src="${escape(path)}" alt="${caption}: ${escape(name)}"></a>`
      : '<p>None: this picture is new.</p>'
    return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`
  })
  return `<section><h2>${escape(name)}</h2><div>${figures.join('')}</div></section>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const styles = `
body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem / 1.5 var(--font); }
main { padding: var(--space-6) var(--gutter); }
h1 { padding-block-end: var(--space-4); border-block-end: 4px solid; font-size: var(--title-m); line-height: 1.1; }
h2 { margin-block: var(--space-7) var(--space-3); font-size: var(--title-s); }
.failure { color: var(--danger); font-weight: 700; }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: var(--space-5); }
figure { margin: 0; }
figcaption { margin-block-end: var(--space-2); color: var(--steel); font-size: var(--text-s); font-weight: 600; }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line); }
`
