import type { Broken } from './broken.ts'
import { data } from './data.ts'
import { frames } from './frames.ts'
import { options } from './options.ts'
import { play } from './play.ts'
import { reasons } from './reasons.ts'
import { secrets } from './secrets.ts'
import { versions } from './versions.ts'
import { words } from './words.ts'

/** At least one for every law. */
export const brokenGames: readonly Broken[] = [
  ...play,
  ...data,
  ...options,
  ...frames,
  ...secrets,
  ...versions,
  ...words,
  ...reasons,
]
