import { documentHeaders, pageCaching } from '#server/headersFile.ts'
import { downloadFolder, downloadHeaders, hashedCaching, hashedFolders } from './headers.ts'

/** Headers of every path below a prefix. */
export type HostRule = { below: string; headers: Record<string, string> }

/**
 * Returns the header rules for static hosts. Hosts join the values of overlapping rules, so no header is in two of them.
 * Pages therefore have no caching rule: Netlify and Cloudflare Pages send `pageCaching` by default.
 *
 * @param headers headers of every file
 */
export function hostRules(headers: Record<string, string>): HostRule[] {
  const hashed = hashedFolders.map((below) => ({ below, headers: { 'Cache-Control': hashedCaching } }))
  return [{ below: '/', headers }, ...hashed, { below: downloadFolder, headers: downloadHeaders }]
}

/** Returns the text of `_headers` for Netlify and Cloudflare Pages. */
export function headersFile(rules: HostRule[]): string {
  return rules
    .map(({ below, headers }) =>
      [`${below}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/**
 * Returns the text of `_redirects` for Netlify: native forms reach the hosted function at the site's own origin (D28).
 *
 * @param backendUrl of the hosted backend
 */
export const redirectsFile = (backendUrl: string): string => `/forms/*  ${backendUrl}/functions/v1/forms/:splat  200\n`

/**
 * Returns the text of `_nginx.conf`, which is included in a server block with the built site as root. It sends the same
 * headers, URLs and statuses as `npm start`. It adds headers at the server level only, because a location with its own
 * `add_header` does not inherit them.
 */
export function nginxFile(headers: Record<string, string>): string {
  for (const [name, value] of Object.entries(headers)) {
    // In an nginx string these end the string, escape a character, or start a variable.
    if (/["\\$]/.test(value))
      throw new Error(`The header ${name} contains ", \\ or $, which nginx cannot quote: "${value}"`)
  }
  const isHashed = `($uri ~ ^(${hashedFolders.join('|')}))`
  // nginx sends no header whose value is empty.
  const lines = Object.entries(headers).flatMap(([name, value]) => {
    if (!documentHeaders.includes(name)) return [`add_header ${name} "${value}" always;`]
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`
    return [
      `set ${variable} "${value}";`,
      `if ${isHashed} { set ${variable} ""; }`,
      `add_header ${name} ${variable} always;`,
    ]
  })
  const downloads = Object.entries(downloadHeaders).flatMap(([name, value]) => [
    'set $download "";',
    `if ($uri ~ ^${downloadFolder}) { set $download "${value}"; }`,
    `add_header ${name} $download always;`,
  ])
  return `# Written by npm run build for exactly these pages: reload nginx after each deploy.
charset utf-8;
gzip_static on;
gzip_vary on;
port_in_redirect off;
absolute_redirect off;

${lines.join('\n')}
set $caching "${pageCaching}";
if ${isHashed} { set $caching "${hashedCaching}"; }
add_header Cache-Control $caching always;
${downloads.join('\n')}

# One address for each page: none with a slash at its end, no file behind it, no compressed copy.
if ($uri ~ ^/([\\w./-]*[\\w.-])/$) { return 308 /$1$is_args$args; }
error_page 404 /404.html;
location = /404.html { internal; }
location ~ (\\.(br|gz|html)|/index|^/404|^/_[^/]*)$ { return 404; }
location / { try_files $uri/index.html $uri =404; }
location = /manifest.webmanifest { types { } default_type application/manifest+json; }
location ~ \\.csv$ { types { } default_type "text/csv; charset=utf-8"; }
`
}
