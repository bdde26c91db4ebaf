/** What a browser says of itself, in two words that its owner knows it by. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** "Firefox · Windows"; null if nothing of that can be seen. */
export function labelOf(userAgent: string | undefined): string | null {
  const said = (userAgent ?? '').slice(0, 400)
  const words = [browsers, systems].flatMap((known) => known.find(([, pattern]) => pattern.test(said))?.[0] ?? [])
  return words.length > 0 ? words.join(' · ') : null
}
