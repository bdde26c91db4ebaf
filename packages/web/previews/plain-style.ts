/**
 * Style sheets of the page as a drawing program outside a browser reads them: colours in place of variables, and
 * nothing but plain rules.
 */
export function plainStyle(sheets: readonly string[]): string {
  const all = withoutBlocks(sheets.join('\n').replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, ''))
  const rules = [...all.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body: body.trim(),
  }))
  const values = new Map<string, string>()
  for (const { selector, body } of rules) {
    if (selector !== ':root') continue
    for (const [name, value] of variables(body)) values.set(name, value)
  }
  const plain = rules.filter(({ selector }) => !/:|\[/.test(selector))
  const said = (within: string, known: ReadonlyMap<string, string>, some: typeof rules) =>
    some.map(({ selector, body }) => `${within}${selector}{${drawable(withValues(body, known))}}`)
  // Where a class gives variables other values, all that is painted with them is painted so within it.
  const elsewhere = plain.flatMap(({ selector, body }) => {
    const own = variables(body)
    const painted = plain.filter((rule) => own.some(([name]) => rule.body.includes(`var(${name})`)))
    return own.length > 0 ? said(`${selector} `, new Map([...values, ...own]), painted) : []
  })
  return [...said('', values, plain), ...elsewhere].join('\n')
}

function variables(body: string): (readonly [name: string, value: string])[] {
  return [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()])
}

/** Media, motion and what else has rules inside: a still picture has one size and no theme. */
function withoutBlocks(css: string): string {
  let kept = ''
  let depth = 0
  let skipped = 0
  for (const part of css.split(/(@[^{;]+\{|[{}])/)) {
    if (skipped > 0) {
      if (part.endsWith('{')) depth++
      if (part === '}' && --depth < skipped) skipped = 0
    } else if (part.startsWith('@')) {
      depth++
      skipped = depth
    } else {
      if (part === '{') depth++
      if (part === '}') depth--
      kept += part
    }
  }
  return kept
}

function withValues(body: string, values: ReadonlyMap<string, string>): string {
  const filled = body.replace(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none')
  return filled === body ? body : withValues(filled, values)
}

/** Shifts are told in units of the drawing; and a thing that is translucent as a whole must not lie beyond its edge. */
function drawable(body: string): string {
  return body
    .replace(/translate\([^)]*\)/g, (shift) => shift.replaceAll('px', ''))
    .replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, 'rgba($1, $2, $3, $4)')
    .replace(/(?<![\w-])opacity:[^;]*;?\s*/g, '')
}
