import { expect, test } from 'vitest'
import { wrongApostrophes } from './apostrophes.ts'

const path = 'packages/cli/text/fr.ts'

test.each([
  'out: "Vous n\'avez plus rien à décider.",',
  `hash: (hash) => \`Empreinte de l'état : \${hash}\`,`,
  `theCar: (car) => \`l'\${car}\`,`,
  `whose: (name) => \`\${name}'s slipstream\`,`,
  "beginner: 'Beginner\\'s game',",
])('%s is told to be set otherwise', (line) => {
  expect(wrongApostrophes(path, `const fr = {\n  ${line}\n}\n`)).toEqual([`${path}:2 says "${line}": write ’ for '`])
})

test.each([
  "out: 'Vous n’avez plus rien à décider.',",
  "import { fr } from './fr.ts'",
  `again: (seed) => \`--seed '\${seed}' --bots random\`,`,
  "if ('seat' in event) return 'a' as const",
  "// the game's own",
  "/** What a game's\n page says. */",
  "const address = 'https://example.org/'",
])('%s is right', (line) => {
  expect(wrongApostrophes(path, `${line}\n`)).toEqual([])
})
