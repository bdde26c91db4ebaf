/** What a link to the page looks like where it is shared: Open Graph, which those who read it do without a script. */

export interface Preview {
  readonly title: string
  readonly description: string
  /** A path of this server. */
  readonly image: string
  readonly imageAlt: string
  readonly language: string
}

/** Where the page keeps room for the tags. */
const place = /<!-- preview -->[\s\S]*?<!-- \/preview -->/

/** The page with the tags of one of its addresses; as it was, if it keeps no room for them. */
export function withPreview(html: string, preview: Preview, origin: string): string {
  const { title, description, image, imageAlt, language } = preview
  const tags = [
    ['property', 'og:site_name', 'Paddock'],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', language === 'fr' ? 'fr_FR' : 'en_GB'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', `${origin}${image}`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', imageAlt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'description', description],
  ]
  // A function, so that no $ in a name means anything.
  return html.replace(place, () =>
    tags.map(([kind, name, said]) => `<meta ${kind}="${name}" content="${escaped(said)}" />`).join('\n    '),
  )
}

function escaped(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
