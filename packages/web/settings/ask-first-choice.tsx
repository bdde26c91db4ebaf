import { type InEveryLanguage, inLanguage } from '@paddock/page-kit/language.ts'
import { type AskFirst, askFirst, askFirstValues } from './ask-first.ts'
import { SettingChoice } from './setting-choice.tsx'

interface AskFirstWords {
  readonly label: string
  readonly help: string
  readonly values: Readonly<Record<AskFirst, string>>
}

const words: InEveryLanguage<AskFirstWords> = {
  en: {
    label: 'Ask before it counts',
    help: 'A click or a key then only picks a choice; the same again, or Enter, makes it. What shows hidden cards cannot be taken back.',
    values: { off: 'Off', on: 'On' },
  },
  fr: {
    label: 'Demander avant de valider',
    help: 'Un clic ou une touche ne fait alors que choisir\u00a0; une seconde fois, ou Entrée, valide. Ce qui dévoile des cartes ne se reprend pas.',
    values: { off: 'Non', on: 'Oui' },
  },
}

/** Whether decisions are asked for twice. */
export function AskFirstChoice() {
  const { label, help, values } = inLanguage(words)
  return (
    <section>
      <SettingChoice
        setting={askFirst}
        values={askFirstValues}
        label={label}
        say={(each) => values[each]}
        help={help}
      />
    </section>
  )
}
