import type { Reasons } from '@paddock/kernel'
import { type Piece, pieces } from '../../prospects/reasons/pieces.ts'
import { takes } from '../../prospects/reasons/takes.ts'
import type { Why } from '../../prospects/reasons/why.ts'
import { whyNot } from '../../prospects/reasons/why-not.ts'
import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const reasons: Reasons<Action, View, Piece, Why> = { pieces, takes, whyNot, words: { en, fr } }
