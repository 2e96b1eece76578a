const styles =
  'body{max-width:40rem;margin:0 auto;padding:1rem;font:1rem/1.5 sans-serif}img,svg{max-width:100%}label,input,select,textarea{display:block}'

/** Response headers of the plain pages. Their policy would hold the hashes of the site's own styles and script. */
export const twinHeaders = '/*\n  X-Content-Type-Options: nosniff\n'

/**
 * Returns the plain twin of a built page: the same text, links, fields and large drawing, as HTML with a few lines of
 * styles, without script, typeface, icons and structured data.
 */
export function createTwin(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, `<style>${styles}</style>`)
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<svg[^>]*>.*?<\/svg>/gs, (svg) => (svg.includes('#drawing') ? svg : ''))
    .replace(/<link[^>]*>|<meta (?!charset|name="viewport")[^>]*>/gi, '')
    .replace(/<!--.*?-->| (class|data-[\w-]+)="[^"]*"/gs, '')
}
