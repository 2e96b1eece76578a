import { hashedCaching, hashedFolders, pageCaching } from './headers.ts'

/** Headers for every path below one, as hosts read them. */
export type HostRule = { below: string; headers: Record<string, string> }

/**
 * The rules for hosts. No header stands in two rules that can meet: hosts join both values, and a policy that stands twice
 * is another policy. So pages have no rule for their caching: Netlify and Cloudflare Pages send `pageCaching` by themselves.
 *
 * @param headers what every file of the site is sent with
 */
export function hostRules(headers: Record<string, string>): HostRule[] {
  const hashed = hashedFolders.map((below) => ({ below, headers: { 'Cache-Control': hashedCaching } }))
  return [{ below: '/', headers }, ...hashed]
}

/** The text of `_headers` for Netlify and Cloudflare Pages. */
export function headersFile(rules: HostRule[]): string {
  return rules
    .map(({ below, headers }) =>
      [`${below}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/**
 * What a text of `_headers` says of a path: all rules that hold, two values of one header joined, as the hosts do it.
 *
 * @throws Error for a line that is neither a path nor a header
 */
export function headersIn(text: string, path: string): Record<string, string> {
  const said: Record<string, string> = {}
  let holds = false
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, below] = /^(\/.*)\*$/.exec(line) ?? []
    if (below !== undefined) {
      holds = path.startsWith(below)
      continue
    }
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      throw new Error(`_headers has a line that says nothing: "${line}". Run npm run build.`)
    if (holds) said[name] = name in said ? `${said[name]}, ${value}` : value
  }
  return said
}

/**
 * The text of `_nginx.conf`, to be included in a server block whose root is the built site: the same headers, caching,
 * addresses and statuses as `npm start`. Headers stand at the server alone: nginx forgets them where a location has its own.
 */
export function nginxFile(headers: Record<string, string>): string {
  for (const [name, value] of Object.entries(headers)) {
    // nginx reads these as the end of a text, an escape and a variable.
    if (/["\\$]/.test(value)) throw new Error(`The header ${name} holds ", \\ or $: nginx cannot be told "${value}".`)
  }
  const names = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return `# Written by npm run build for exactly these pages: reload nginx after each deploy.
charset utf-8;
gzip_static on;
gzip_vary on;
port_in_redirect off;
absolute_redirect off;

${names.join('\n')}
set $caching "${pageCaching}";
if ($uri ~ ^(${hashedFolders.join('|')})) { set $caching "${hashedCaching}"; }
add_header Cache-Control $caching always;

# One address for each page: none with a slash at its end, no file behind it, no compressed copy.
if ($uri ~ ^/([\\w./-]*[\\w.-])/$) { return 308 /$1$is_args$args; }
error_page 404 /404.html;
location = /404.html { internal; }
location ~ (\\.(br|gz|html)|/index|^/404|^/_[^/]*)$ { return 404; }
location / { try_files $uri/index.html $uri =404; }
location = /manifest.webmanifest { types { } default_type application/manifest+json; }
`
}
