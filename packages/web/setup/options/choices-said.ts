import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { ChosenOptions } from '../setup.ts'
import { optionSaid } from '../terms.ts'
import { setupWords } from '../words.ts'

/** Values of options as people read of them, in the language of the page: "Laps: 3 + Weather: rain". */
export function choicesSaid(box: AnyExplainedBox, chosen: ChosenOptions): string {
  const words = inLanguage(setupWords)
  const choices = Object.entries(chosen).map(([name, value]) => {
    const said = optionSaid(box, name, language.value)
    return words.choice(said.label, said.value(value))
  })
  return choices.join(' + ')
}
