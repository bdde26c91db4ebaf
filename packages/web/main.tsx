import './style/tokens.css'
import './style/base.css'
import './ui/button.css'
import { render } from 'preact'
import { Page } from './page.tsx'
import { followBrowser } from './route.ts'

followBrowser()
const place = document.getElementById('page')
if (place) render(<Page />, place)
