import { hasSigns, helpFrame, signsFrame } from './screen/help.ts'
import { ask, isGone, type PlaySession } from './session.ts'
import { faster, type Speed, slower } from './speed.ts'
import type { KeyPress } from './tty/keys.ts'

/**
 * Keys that mean the same everywhere. `done`: it was one of them, and the screen is to be drawn
 * anew; `leave`: the player goes; undefined: it is another key.
 */
export async function common(session: PlaySession, key: KeyPress): Promise<'done' | 'leave' | undefined> {
  if (isGone(key)) return 'leave'
  switch (key.toLowerCase()) {
    case 'q':
      return 'leave'
    case 'l':
      switchLanguage(session)
      return 'done'
    case '+':
    case '=':
      setSpeed(session, faster(session.speed))
      return 'done'
    case '-':
    case '_':
      setSpeed(session, slower(session.speed))
      return 'done'
    case '?':
    case 'h':
      return help(session)
    case 'resize':
      return 'done'
    default:
      return undefined
  }
}

function switchLanguage(session: PlaySession): void {
  session.language = session.language === 'en' ? 'fr' : 'en'
}

function setSpeed(session: PlaySession, speed: Speed): void {
  session.speed = speed
  session.notice = (words) => words.pace(speed)
}

/** Every page stays until any other key is pressed. */
async function help(session: PlaySession): Promise<'done' | 'leave'> {
  const { solo, terminal } = session
  const { view } = solo.look()
  const pages = hasSigns(terminal, view) ? [helpFrame, signsFrame] : [helpFrame]
  for (let page = 0; page < pages.length; ) {
    const { language } = session
    const key = await ask(session, (size) => pages[page]?.({ box: solo.box, terminal, view, language }, size) ?? [])
    if (isGone(key)) return 'leave'
    if (key === 'l' || key === 'L') switchLanguage(session)
    else if (key !== 'resize') page++
  }
  return 'done'
}
