import type { Sound, SoundKind } from '../sound.ts'
import { bell } from './bell.ts'
import { boost } from './boost.ts'
import { breakdown } from './breakdown.ts'
import { card } from './card.ts'
import { champion } from './champion.ts'
import { coins } from './coins.ts'
import { crowd } from './crowd.ts'
import { engine } from './engine.ts'
import { finish } from './finish.ts'
import { gavel } from './gavel.ts'
import { jam } from './jam.ts'
import { leadLost } from './lead-lost.ts'
import { lights } from './lights.ts'
import { out } from './out.ts'
import { shuffle } from './shuffle.ts'
import { slipstream } from './slipstream.ts'
import { spinOut } from './spin-out.ts'
import { tyres } from './tyres.ts'
import { yourTurn } from './your-turn.ts'

/** How each of them sounds. */
export const sounds: Readonly<Record<SoundKind, Sound>> = {
  lights,
  drive: engine,
  tyres,
  slipstream,
  boost,
  'spin-out': spinOut,
  jam,
  breakdown,
  card,
  shuffle,
  gavel,
  coins,
  'last-lap': bell,
  finish,
  out,
  champion,
  crowd,
  'lead-lost': leadLost,
  'your-turn': yourTurn,
}
