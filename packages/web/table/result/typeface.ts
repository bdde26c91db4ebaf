/** The page's own type as rules that a picture carries within itself, since it has no style sheet and fetches nothing. */
export async function typeface(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => ({ cssText, from: sheet.href ?? location.href })),
  )
  return (await Promise.all(faces.map(({ cssText, from }) => carried(cssText, from)))).join('')
}

const fetched = /^@font-face.*url\("?([^")]+)"?\)/s

async function carried(rule: string, from: string): Promise<string> {
  const [, address] = fetched.exec(rule) ?? []
  if (address === undefined) return ''
  const file = await fetch(new URL(address, from))
  return rule.replace(address, await asAddress(await file.blob()))
}

function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
