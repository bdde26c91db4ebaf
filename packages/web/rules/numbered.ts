/** A numbered rule, as it is written down in a game's RULES.md. */
export interface NumberedRule {
  readonly id: string
  readonly text: string
  /** Where it comes from: a section of the rulebook, a ruling. */
  readonly source: string
}

export interface Chapter {
  readonly title: string
  readonly rules: readonly NumberedRule[]
}

const heading = /^## (.+?)(?: \([A-Z]{2}-[^)]*\))?$/
const row = /^\| ([A-Z]{2}-[A-Z0-9-]+) \| (.+) \| ([^|]*) \|$/

/** The chapters of a RULES.md and the rules in each; what else it says is for those who read it there. */
export function readNumbered(text: string): readonly Chapter[] {
  const chapters: { title: string; rules: NumberedRule[] }[] = []
  for (const line of text.split('\n')) {
    const [, title] = heading.exec(line) ?? []
    if (title !== undefined) chapters.push({ title, rules: [] })
    const [, id, said = '', source = ''] = row.exec(line) ?? []
    if (id !== undefined) chapters.at(-1)?.rules.push({ id, text: said, source })
  }
  return chapters.filter(({ rules }) => rules.length > 0)
}

/** What is said of a rule, without the signs with which it is written down. */
export function plain(text: string): string {
  return text.replaceAll(/[`*]/g, '')
}
