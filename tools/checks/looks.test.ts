import { expect, test } from 'vitest'
import { strayTokens, wrongLooks } from './looks.ts'

const path = 'packages/web/home/home.css'

test.each([
  'font: var(--label-4)',
  'font: 700 calc(var(--lanes-card) * 0.4) / var(--leading-solid) var(--heading)',
  'font-size: clamp(var(--size-5), 1.4vw, var(--size-6))',
  'font-size: 0.68px',
  'line-height: 0',
  'padding: 0 var(--space-2) calc(-1 * var(--space-half))',
  'margin: 0 auto',
  'gap: min(var(--space-1), 5cqw)',
  'border-radius: 0 var(--radius) var(--radius) 0',
  'z-index: var(--layer-sheet)',
  'height: 17px',
])('a style sheet may say %s', (said) => {
  expect(wrongLooks(path, `.home {\n  ${said};\n}\n`)).toEqual([])
})

test.each([
  ['font: 600 17px / 1.2 var(--heading)', '--label'],
  ['font: 600 var(--size-4) / 1.3 var(--heading)', '--label'],
  ['font-size: 1.0625rem', '--size'],
  ['font-size: var(--face, 1.5rem)', '--size'],
  ['font-weight: 500', '400, 600 or 700'],
  ['line-height: 1.35', '--leading'],
  ['padding: 0 7px', '--space'],
  ['margin-top: -8px', '--space'],
  ['row-gap: 0.5rem', '--space'],
  ['border-top-left-radius: 3px', '--radius'],
  ['border-radius: 50%', '--radius'],
  ['z-index: 30', '--layer'],
])('%s is told to use %s', (said, instead) => {
  const [wrong = ''] = wrongLooks(path, `.home {\n  ${said};\n}\n`)
  expect(wrong).toContain(`${path}:2 says "${said};"`)
  expect(wrong).toContain(instead)
})

test.each(['(width < 720px), (height < 560px)', '(1024px <= width < 1280px)', '(pointer: coarse)'])(
  'the page may change where %s',
  (query) => expect(wrongLooks(path, `@media ${query} {\n}\n`)).toEqual([]),
)

test.each(['(width < 700px)', '(max-width: 719px)', '(width >= 40rem)', '(height < 1024px)'])(
  'the page does not change where %s',
  (query) => expect(wrongLooks(path, `@media ${query} {\n}\n`)).toHaveLength(1),
)

test('the tokens themselves, and what a comment says, are free', () => {
  expect(wrongLooks('packages/web/style/tokens.css', ':root {\n  --radius: 6px;\n}\n')).toEqual([])
  expect(wrongLooks(path, '/*\n  padding: 7px;\n*/\n')).toEqual([])
})

test('a script, too, asks only for the widths there are', () => {
  const asks = (query: string) => wrongLooks('packages/web/table/scene/scene.tsx', `matchMedia('${query}').matches\n`)
  expect(asks('(width >= 1024px)')).toEqual([])
  expect(asks('(min-width: 860px)')).toHaveLength(1)
})

test('a token that nobody uses is told, and one that is not there', () => {
  const declaring = ':root {\n  --step: 4px;\n  --space-1: 4px;\n}\n'
  const using = '.home {\n  padding: var(--space-1) var(--space-7);\n  height: var(--card);\n}\n'
  expect(strayTokens(declaring, using)).toEqual([
    '--step is declared, but nobody uses it',
    'there is no token --space-7',
  ])
})
