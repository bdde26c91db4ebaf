import { keep, type Notice, type Session } from './session.ts'

/** Takes the player's last decision back, or says why not. Whether it was taken back. */
export function undo(session: Session): boolean {
  const { table } = session
  if (table.match.undoObstacle(table.seat)) {
    session.notice = obstacle(session)
    return false
  }
  table.undo()
  keep(session)
  session.notice = (words) => words.undo.done
  return true
}

/** The kernel says that it cannot be; the log says what the player can understand of it. */
function obstacle({ table, board }: Session): Notice {
  const { entries } = table.match
  if (!entries.some(({ seat }) => seat === table.seat)) return (words) => words.undo.nothing
  if (entries.at(-1)?.seat !== table.seat) return (words) => words.undo.othersMoved
  return (words, language) => words.undo.tooLate(board.shown(language))
}
