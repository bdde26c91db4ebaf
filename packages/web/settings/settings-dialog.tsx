import './settings.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { AskFirstChoice } from './ask-first-choice.tsx'
import { camera, cameras } from './camera.ts'
import { pace, paces } from './pace.ts'
import { paceWords } from './pace-words.ts'
import { SettingChoice } from './setting-choice.tsx'
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
          <SettingChoice
            setting={pace}
            values={paces}
            label={words.paceLabel}
            say={(each) => inLanguage(paceWords)[each]}
            help={words.paceHelp}
          />
        </section>
        <SoundSetting />
        <AskFirstChoice />
        <section>
          <SettingChoice
            setting={camera}
            values={cameras}
            label={words.cameraLabel}
            say={(each) => words.camera[each]}
            help={words.cameraHelp}
          />
        </section>
        <section>
          <SettingChoice setting={theme} values={themes} label={words.themeLabel} say={(each) => words.theme[each]} />
        </section>
        <YouOnline />
      </div>
    </Dialog>
  )
}
