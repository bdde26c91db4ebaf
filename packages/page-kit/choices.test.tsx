import { expect, test } from 'vitest'
import { Choice } from './choices.tsx'

test('a choice is looked at when the mouse moves over it, and not when it comes under a mouse at rest', () => {
  const looked: (number | undefined)[] = []
  const consider = (choice: number | undefined) => looked.push(choice)
  const { props } = Choice({ choice: 3, considered: 1, consider, choose: () => {}, label: 'red 5', children: null })
  expect(props).not.toHaveProperty('onPointerEnter')
  props.onPointerMove({ pointerType: 'touch' })
  expect(looked).toEqual([])
  props.onPointerMove({ pointerType: 'mouse' })
  expect(looked).toEqual([3])
})
