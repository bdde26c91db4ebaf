import './settings.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { Segments } from '../ui/segments.tsx'
import { AskFirstChoice } from './ask-first-choice.tsx'
import { camera, cameras } from './camera.ts'
import { pace, paces } from './pace.ts'
import { paceWords } from './pace-words.ts'
import { SoundSetting } from './sound-setting.tsx'
import { theme, themes } from './theme.ts'
import { settingsWords } from './words.ts'
import { YouOnline } from './you-online.tsx'

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const words = inLanguage(settingsWords)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div class="settings">
        <section>
          <Segments
            label={words.paceLabel}
            values={paces}
            value={pace.value}
            say={(each) => inLanguage(paceWords)[each]}
            choose={(chosen) => {
              pace.value = chosen
            }}
          />
          <p class="ui-help">{words.paceHelp}</p>
        </section>
        <SoundSetting />
        <AskFirstChoice />
        <section>
          <Segments
            label={words.cameraLabel}
            values={cameras}
            value={camera.value}
            say={(each) => words.camera[each]}
            choose={(chosen) => {
              camera.value = chosen
            }}
          />
          <p class="ui-help">{words.cameraHelp}</p>
        </section>
        <section>
          <Segments
            label={words.themeLabel}
            values={themes}
            value={theme.value}
            say={(each) => words.theme[each]}
            choose={(chosen) => {
              theme.value = chosen
            }}
          />
        </section>
        <YouOnline />
      </div>
    </Dialog>
  )
}
