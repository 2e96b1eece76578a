import { useMatches } from '@tanstack/react-router'
import type { PageFacts } from '../content/pageFacts.ts'
import { sharingTags, structuredData } from '../content/seo.ts'
import { site } from '../content/site.ts'

/**
 * Renders a page's head. Title and canonical URL are updated on client navigation. Encoding and viewport are there when
 * React renders the document again, too. Only crawlers read the rest, so it is prerendered and its code is not part of the
 * client.
 *
 * @param isRefused whether the server shows a form again, with errors
 */
export function PageHead({ isRefused }: { isRefused: boolean }) {
  const matches = useMatches()
  // Below a page, such as /contact/team, the router matches that page and renders the root as not found.
  const isPage = matches.length > 1 && !matches.some((match) => match._notFound)
  const { pathname: path, staticData: page } = matches.at(isPage ? -1 : 0)!
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {import.meta.env.SSR && <Everywhere />}
      <title>{`${isRefused ? 'Error: ' : ''}${documentTitle(page)}`}</title>
      {isPage ? <link rel="canonical" href={site.url + path} /> : <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && isPage && !isRefused && <Sharing page={{ path, ...page }} />}
    </>
  )
}

/** Returns a page's title with the company's name, which is left out where a search result would cut it off. */
function documentTitle({ title, searchTitle = title }: PageFacts): string {
  const named = `${searchTitle} | ${site.name}`
  return named.length > 60 ? searchTitle : named
}

function Everywhere() {
  return (
    <>
      {/* iOS would turn number-like text into links before hydration. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <meta name="theme-color" content="#f7f6f2" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title="Articles" href="/feed.xml" />
    </>
  )
}

function Sharing({ page }: { page: Parameters<typeof sharingTags>[0] }) {
  return (
    <>
      <meta name="description" content={page.summary} />
      {/* A search result would show a small picture. */}
      <meta name="robots" content="max-image-preview:large" />
      {sharingTags(page).map((tag) => (
        <meta key={tag['property'] ?? tag['name']} {...tag} />
      ))}
      {structuredData(page)
        // Escapes `<`, so that no text can close the script element.
        .map((data) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`))
        .map((json) => (
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        ))}
    </>
  )
}
