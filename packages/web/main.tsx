import './style/font.css'
import './style/tokens.css'
import './style/base.css'
import './ui/button.css'
import './ui/fields.css'
import '@paddock/page-kit/ui/chequered.css'
import '@paddock/page-kit/ui/chip.css'
import '@paddock/page-kit/ui/figures.css'
import '@paddock/page-kit/ui/key.css'
import '@paddock/page-kit/ui/score.css'
import '@paddock/page-kit/ui/seat-state.css'
import { render } from 'preact'
import { keepOffline } from './offline/keep-offline.ts'
import { Page } from './page.tsx'
import { followBrowser } from './route.ts'
import { followTheme } from './settings/theme.ts'
import { ownBuild } from './version/own.ts'
import { followVersion } from './version/page-renewal.ts'

followBrowser()
followTheme()
followVersion(async () => (await (await import('./session/api.ts')).api.version()).page)
const place = document.getElementById('page')
if (place) render(<Page />, place)
keepOffline(ownBuild)
