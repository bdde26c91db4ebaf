import { reasonFor, type TablePiece } from '@paddock/kernel'
import type { RulesSection } from '@paddock/page-kit/game-page.ts'
import type { AnyOutOfReach } from '@paddock/page-kit/out-of-reach.ts'
import type { Choosing } from '../deciding/choosing.ts'
import type { Live } from '../live.ts'

/** What is said to someone who reaches for something in vain. */
export interface Answer {
  readonly said: string
  /** The section of the rules that says so. */
  readonly rule: string
}

/** Why a piece is out of reach; undefined where it is not. Who is not asked anything is told who is waited for. */
export function answerTo(
  piece: TablePiece,
  { reasons }: AnyOutOfReach,
  { session, page, shown, looking }: Live,
  choosing: Choosing | undefined,
  sections: readonly RulesSection[],
): Answer | undefined {
  const { view, language, name } = looking
  if (!choosing) {
    const said = session.box.words[language].waiting(view, shown.position.pending, name)
    return { said, rule: page.ruleOf(view) }
  }
  const { seat, choices, view: asked } = choosing.deciding
  const reason = reasonFor(reasons, { view: asked, seat, choices }, piece)
  if (!reason) return undefined
  const section = sections.find(({ rules }) => rules?.includes(reason.rule))
  return { said: reasons.words[language].said(reason, name), rule: section?.id ?? page.ruleOf(view) }
}
