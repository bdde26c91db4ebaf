import { expect, it } from 'vitest'
import { plainStyle } from './plain-style.ts'

it('puts colours in place of variables, also of those that stand for others', () => {
  const css = ':root { --ink: #111; --line: var(--ink); } .road { stroke: var(--line); fill: var(--none) }'
  expect(plainStyle([css])).toBe('.road{stroke: #111; fill: none}')
})

it('leaves out what belongs to other sizes, themes and moments', () => {
  const css = [
    ':root { --ink: #111 }',
    ':root[data-theme="night"] { --ink: #eee }',
    '@media (width < 720px) { .road { fill: red } .kerb { fill: red } }',
    '@keyframes come { from { opacity: 0 } to { opacity: 1 } }',
    '.road:hover { fill: red } /* .kerb { fill: red } */',
    '.road { opacity: 0.8; fill: var(--ink); stroke: rgb(1 2 3 / 0.5); fill-opacity: 0.5; transform: translate(0.1px, 2px) }',
  ]
  expect(plainStyle(css)).toBe(
    '.road{fill: #111; stroke: rgba(1, 2, 3, 0.5); fill-opacity: 0.5; transform: translate(0.1, 2)}',
  )
})

it('paints with the values that a class gives to variables whatever lies within it', () => {
  const css = ':root { --sand: #111 } .desert { --sand: #222 } .road { fill: none } .ground { fill: var(--sand) }'
  expect(plainStyle([css])).toContain('.ground{fill: #111}')
  expect(plainStyle([css])).toContain('.desert .ground{fill: #222}')
  expect(plainStyle([css])).not.toContain('.desert .road')
})
