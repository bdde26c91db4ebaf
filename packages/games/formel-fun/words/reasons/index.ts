import type { Reasons } from '@paddock/kernel'
import { type Piece, pieces, takes } from '../../prospects/reasons/pieces.ts'
import { type Why, whyNot } from '../../prospects/reasons/why-not.ts'
import type { Action } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const reasons: Reasons<Action, View, Piece, Why> = { pieces, takes, whyNot, words: { en, fr } }
