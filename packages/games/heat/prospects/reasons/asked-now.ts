import type { Seat } from '@paddock/kernel'
import type { Phase } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { symbolCount } from '../outcome.ts'
import type { Why } from './why.ts'

/** The rule of each step that a driver decides in; the workshop of a season has one of its own, and so has a tournament. */
const rules: Readonly<Record<Phase, string>> = {
  draft: 'HT-WORK-01',
  swap: 'HT-CHAMP-07',
  keep: 'HT-GOAT-02',
  shift: 'HT-GEAR-01',
  play: 'HT-PLAY-01',
  plan: 'HT-R2',
  values: 'HT-MOVE-08',
  react: 'HT-REACT-01',
  refresh: 'HT-SYM-16',
  slipstream: 'HT-SLIP-06',
  discard: 'HT-DISC-01',
  over: 'HT-FIN-10',
}

/** The rule of what is asked now. */
export function ruleOfPhase({ phase, options }: View): string {
  if (phase === 'draft' && options.season !== 'off') return 'HT-CHAMP-06'
  if (phase === 'plan' && options.gears === 'tournament') return 'HT-TOUR-01'
  return rules[phase]
}

/** It belongs to another step: this is what is asked now. */
export function askedNow(view: View, seat: Seat): Why {
  const { heat, scrap } = view.left
  if (view.phase === 'react' && heat.length + scrap.length > 0)
    return {
      why: 'duties-first',
      rule: 'HT-REACT-08',
      heat: symbolCount(heat, 'heat'),
      scrap: symbolCount(scrap, 'scrap'),
    }
  return { why: 'asked-now', rule: ruleOfPhase(view), phase: view.phase, gear: view.gear[seat] ?? 0 }
}
