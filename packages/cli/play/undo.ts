import { keep, type PlaySession, type Saying } from './session.ts'

/** Takes the player's last decision back, or says why not. Whether it was taken back. */
export function undo(session: PlaySession): boolean {
  const { solo } = session
  if (solo.match.undoObstacle(solo.seat)) {
    session.notice = obstacle(session)
    return false
  }
  solo.undo()
  keep(session)
  session.notice = (words) => words.undo.done
  return true
}

/** The kernel says that it cannot be; the log says what the player can understand of it. */
function obstacle({ solo, terminal }: PlaySession): Saying {
  const { entries } = solo.match
  if (!entries.some(({ seat }) => seat === solo.seat)) return (words) => words.undo.nothing
  if (entries.at(-1)?.seat !== solo.seat) return (words) => words.undo.othersMoved
  return (words, language) => words.undo.tooLate(terminal.shown(language))
}
