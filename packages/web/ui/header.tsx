import './header.css'
import { languages } from '@paddock/kernel'
import { inLanguage, language, speak } from '@paddock/page-kit/language.ts'
import { MoonIcon, SettingsIcon, SunIcon } from '@paddock/page-kit/ui/icons.tsx'
import { useState } from 'preact/hooks'
import { type Route, route } from '../route.ts'
import { shownTheme, theme } from '../settings/theme.ts'
import { SoundButton } from '../sound/sound-button.tsx'
import { renewal } from '../version/page-renewal.ts'
import { Boundary } from './boundary.tsx'
import { lateDialog, Nothing, soon } from './lazily.tsx'
import { WordMark } from './word-mark.tsx'

const NewerVersion = soon(async () => (await import('../version/version-notice.tsx')).NewerVersion, Nothing)
const SettingsDialog = lateDialog(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog)

const words = {
  en: {
    skip: 'Skip to the page',
    tools: 'Settings of the page',
    toNight: 'Night theme',
    toPaper: 'Paper theme',
    settings: 'Settings',
  },
  fr: {
    skip: 'Aller au contenu',
    tools: 'Réglages de la page',
    toNight: 'Thème nuit',
    toPaper: 'Thème papier',
    settings: 'Réglages',
  },
}

/** What is seen comes first, so that it can be said to those who steer by voice. */
const languageNames = { en: 'EN, English', fr: 'FR, Français' }

export function Header() {
  const [settings, showSettings] = useState(false)
  const { skip, tools, toNight, toPaper, settings: settingsLabel } = inLanguage(words)
  const night = shownTheme.value === 'night'
  return (
    <header class="ui-header">
      <button type="button" class="button ui-skip" onClick={skipToMain}>
        {skip}
      </button>
      <WordMark />
      <nav class="ui-tools" aria-label={tools}>
        {renewal.newer.value !== undefined && <NewerVersion />}
        <div class="ui-languages">
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              class="ui-tool"
              lang={each}
              aria-label={languageNames[each]}
              aria-pressed={language.value === each}
              onClick={() => speak(each)}
            >
              {each.toUpperCase()}
            </button>
          ))}
        </div>
        {isHeard(route.value.page) && <SoundButton />}
        <button
          type="button"
          class="ui-tool ui-theme"
          aria-label={night ? toPaper : toNight}
          title={night ? toPaper : toNight}
          onClick={() => {
            theme.value = night ? 'paper' : 'night'
          }}
        >
          {night ? <SunIcon /> : <MoonIcon />}
        </button>
        <button
          type="button"
          class="ui-tool"
          aria-label={settingsLabel}
          title={settingsLabel}
          aria-haspopup="dialog"
          onClick={() => showSettings(true)}
        >
          <SettingsIcon />
        </button>
      </nav>
      {/* If it cannot be loaded, the page below goes on. */}
      <Boundary>{settings && <SettingsDialog onClose={() => showSettings(false)} />}</Boundary>
    </header>
  )
}

/** Where there is something to hear. */
function isHeard(page: Route['page']): boolean {
  return ['play', 'learn', 'table', 'replay'].includes(page)
}

/** No link: that would change what comes after # in the address, and a replay carries its record there. */
function skipToMain(): void {
  document.querySelector('main')?.focus()
}
