import { inLanguage } from '@paddock/page-kit/language.ts'
import { Segments } from '../ui/segments.tsx'
import { SettingChoice } from './setting-choice.tsx'
import { loudness, loudnesses, makeSound, turnCall, turnCalls } from './sound.ts'
import { settingsWords } from './words.ts'

/** Whether one hears the race, how loudly, and whether one is called to the table from elsewhere. */
export function SoundSetting() {
  const words = inLanguage(settingsWords)
  return (
    <section>
      <Segments
        label={words.soundLabel}
        values={loudnesses}
        value={loudness.value}
        say={(each) => words.loudness[each]}
        choose={makeSound}
      />
      <p class="ui-help">{words.soundHelp}</p>
      {loudness.value !== 'off' && (
        <SettingChoice
          setting={turnCall}
          values={turnCalls}
          label={words.turnCallLabel}
          say={(each) => words.turnCall[each]}
        />
      )}
    </section>
  )
}
