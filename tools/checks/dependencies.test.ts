import { expect, test } from 'vitest'
import { wrongImports } from './dependencies.ts'

test.each([
  ['packages/racing/deck.ts', "import type { Rng } from '@paddock/kernel'"],
  ['packages/games/heat/rules/phases/shift.ts', "import { at } from '../state.ts'"],
  ['packages/games/heat/rules/circuits/usa.ts', "import { compile } from '@paddock/racing/circuit'"],
  ['packages/games/index.ts', "const boxes = { heat: () => import('./heat/index.ts') }"],
  ['packages/kernel/rng.test.ts', "import { test } from 'vitest'"],
  ['packages/cli/paddock.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/kernel/clock.ts', '// Date and Math.random are for others'],
  ['packages/games/heat/page/index.ts', "import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'"],
  ['packages/games/heat/page/hand.tsx', "import { faceOf } from '../rules/cards.ts'"],
  ['packages/games/heat/page/hand.tsx', "import { type View, type Held } from '../rules/view.ts'"],
  ['packages/games/heat/page/hand.test.tsx', "import { view } from '../rules/view.ts'"],
  ['packages/games/heat/rules/cards.ts', "import { upgrades } from '../modules/workshop/upgrades.ts'"],
  ['packages/games/heat/rules/cards.test.ts', "import { view } from './view.ts'"],
  ['packages/games/heat/prospects/ends.ts', "import { landing } from '../rules/movement.ts'"],
  ['packages/games/heat/terminal/draw.ts', "import { line } from '@paddock/terminal-kit/drawing/line.ts'"],
  ['packages/games/heat/page/hand.test.tsx', "import { turn } from '../testing/turn.ts'"],
  ['packages/games/heat/bot/drive.ts', "import { prospect } from '../prospects/prospect.ts'"],
  ['packages/games/heat/box.ts', "import { en } from './words/en.ts'"],
  ['packages/server/tables/act.test.ts', "const game = 'heat'"],
  ['packages/web/e2e/race.ts', "import { test } from '@playwright/test'"],
])('%s may say %s', (path, source) => {
  expect(wrongImports(path, source)).toEqual([])
})

test.each([
  ['packages/kernel/match/match.ts', "import { drawTop } from '@paddock/racing'"],
  ['packages/kernel/match/match.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/racing/deck.ts', "import { box } from '@paddock/games/formel-fun'"],
  ['packages/games/heat/rules/state.ts', "import { at } from '../../formel-fun/rules/state.ts'"],
  ['packages/games/heat/rules/state.ts', "import { at } from '../../../kernel/json.ts'"],
  ['packages/games/heat/rules/state.ts', "export * from '@paddock/bots'"],
  ['packages/games/heat/rules/state.ts', "const late = await import('@paddock/bots')"],
  ['packages/games/heat/rules/state.ts', 'const luck = Math.random()'],
  ['packages/kernel/match/match.ts', 'const now = Date.now()'],
  ['packages/bots/arena.ts', "import { main } from 'paddock'"],
  ['packages/kernel/match/match.ts', "import { test } from 'vitest'"],
  ['packages/server/tables/act.ts', "if (game === 'heat') return"],
  ['packages/web/table/prompt.tsx', "import('@paddock/games/heat/page/index.ts')"],
  ['packages/cli/play/play.ts', "if (id === 'heat') return"],
  ['packages/games/heat/rules/state.ts', "import { en } from '../words/en.ts'"],
  ['packages/games/heat/rules/state.ts', "import { prospect } from '../prospects/prospect.ts'"],
  ['packages/games/heat/rules/state.ts', "import { h } from 'preact'"],
  ['packages/games/heat/modules/season/press.ts', "import { turn } from '../../testing/turn.ts'"],
  ['packages/games/heat/page/hand.tsx', "import { draw } from '../terminal/draw.ts'"],
  ['packages/games/heat/page/hand.tsx', "import { type View, view } from '../rules/view.ts'"],
  ['packages/games/heat/terminal/draw.ts', "import { landing } from '../rules/movement.ts'"],
  ['packages/games/heat/page/hand.tsx', "import { addCard } from '../rules/symbols-left.ts'"],
  ['packages/games/heat/page/hand.tsx', "const { landing } = await import('../rules/movement.ts')"],
  ['packages/games/heat/rules/cards.ts', "import { landing } from './movement.ts'"],
  ['packages/games/heat/rules/cards.ts', "import type { View } from './view.ts'"],
  ['packages/games/heat/modules/conditions/tokens.ts', "import { at } from '../../rules/state.ts'"],
  ['packages/games/heat/page/hand.tsx', "import { turn } from '../testing/turn.ts'"],
  ['packages/games/heat/terminal/draw.ts', "import { Hand } from '../page/hand.tsx'"],
  ['packages/games/heat/terminal/draw.ts', "import { Board } from '@paddock/board'"],
  ['packages/games/heat/words/en.ts', "import { choose } from '../bot/instinct.ts'"],
  ['packages/board/board.tsx', "import { circuits } from '@paddock/games/circuits'"],
  ['packages/web/home/home.tsx', "import { test } from '@playwright/test'"],
])('%s may not say %s', (path, source) => {
  expect(wrongImports(path, source)).toHaveLength(1)
})
