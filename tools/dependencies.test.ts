import { expect, test } from 'vitest'
import { wrongImports } from './dependencies.ts'

test.each([
  ['packages/racing/deck.ts', "import type { Rng } from '@paddock/kernel'"],
  ['packages/games/heat/phases/shift.ts', "import { at } from '../state.ts'"],
  ['packages/games/heat/circuits/usa.ts', "import { compile } from '@paddock/racing/circuit'"],
  ['packages/games/index.ts', "const boxes = { heat: () => import('./heat/index.ts') }"],
  ['packages/kernel/rng.test.ts', "import { test } from 'vitest'"],
  ['packages/cli/paddock.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/kernel/clock.ts', '// Date and Math.random are for others'],
  ['packages/web/tables/heat/index.ts', "const game = 'heat'"],
  ['packages/server/tables/act.test.ts', "const game = 'heat'"],
  ['packages/web/e2e/race.ts', "import { test } from '@playwright/test'"],
])('%s may say %s', (path, source) => {
  expect(wrongImports(path, source)).toEqual([])
})

test.each([
  ['packages/kernel/match.ts', "import { drawTop } from '@paddock/racing'"],
  ['packages/kernel/match.ts', "import { readFileSync } from 'node:fs'"],
  ['packages/racing/deck.ts', "import { box } from '@paddock/games/formel-fun'"],
  ['packages/games/heat/state.ts', "import { at } from '../formel-fun/state.ts'"],
  ['packages/games/heat/state.ts', "import { at } from '../../kernel/json.ts'"],
  ['packages/games/heat/state.ts', "export * from '@paddock/bots'"],
  ['packages/games/heat/state.ts', "const late = await import('@paddock/bots')"],
  ['packages/games/heat/state.ts', 'const luck = Math.random()'],
  ['packages/kernel/match.ts', 'const now = Date.now()'],
  ['packages/bots/arena.ts', "import { main } from 'paddock'"],
  ['packages/kernel/match.ts', "import { test } from 'vitest'"],
  ['packages/server/tables/act.ts', "if (game === 'heat') return"],
  ['packages/web/table/prompt.tsx', "import('../tables/heat/index.ts')"],
  ['packages/web/tables/heat/index.ts', "const game = 'formel-fun'"],
  ['packages/board/board.tsx', "import { circuits } from '@paddock/games/circuits'"],
  ['packages/web/home/home.tsx', "import { test } from '@playwright/test'"],
])('%s may not say %s', (path, source) => {
  expect(wrongImports(path, source)).toHaveLength(1)
})
