import { everyPart } from '@paddock/board/late'
import { render } from 'preact-render-to-string'
import { beforeAll, expect, it } from 'vitest'
import { cardKinds } from '../../rules/cards.ts'
import { CardFace } from './card-face.tsx'

beforeAll(everyPart)

it('every kind of card has a scene of its own', () => {
  const scenes = cardKinds.map(
    (kind) => /<svg.*?<\/svg>/.exec(render(<CardFace kind={kind} count={1} language="en" />))?.[0],
  )
  expect(scenes).not.toContain(undefined)
  expect(new Set(scenes).size).toBe(cardKinds.length)
})
