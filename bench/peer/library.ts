// boardgame.io 0.50.2 has no "exports" map, so that `import 'boardgame.io/ai'` fails on Node (a folder is no
// module); `require` finds its folders. Everything the peer takes from the library passes through here.
import { createRequire } from 'node:module'

// In production the library neither logs nor checks after each hook that the state is plain JSON; tests keep the check.
if (process.env.NODE_ENV !== 'test') process.env.NODE_ENV = 'production'

const require = createRequire(import.meta.url)

type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
type Ai = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }})
type Local = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }})

export const { INVALID_MOVE, PlayerView }: Core = require('boardgame.io/core')
export const { RandomBot, Simulate, Step }: Ai = require('boardgame.io/ai')
export const { Client }: Local = require('boardgame.io/client')
