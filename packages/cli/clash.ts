import { type AnyExplainedBox, defaultOptions, isObject, type Language, type Refusal } from '@paddock/kernel'
import { optionSheets, reasonOf } from './options.ts'
import { sheet } from './output.ts'
import { cliWords } from './text/index.ts'

/** Which of the options asked for do not go together and why; undefined if they were refused for something else. */
export function clashText(
  box: AnyExplainedBox,
  asked: unknown,
  { details }: Refusal,
  language: Language,
): string | undefined {
  const { why, names } = details
  if (typeof why !== 'string' || !Array.isArray(names) || !isObject(asked)) return undefined
  const words = cliWords[language]
  const chosen: Readonly<Record<string, unknown>> = { ...defaultOptions<object>(box.game.meta), ...asked }
  const involved = optionSheets(box, language).filter(({ name }) => names.includes(name))
  const rows = involved.map(({ name, label, values }): [string, string] => {
    const value = values.find((each) => each.value === chosen[name])
    return [`"${name}": ${JSON.stringify(chosen[name])}`, words.option(label, value?.label ?? '')]
  })
  return `${words.clash} ${reasonOf(box, why, language)}\n${sheet(rows)}\n${words.changeOne}`
}
