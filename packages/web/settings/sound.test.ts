import { browserStorage } from '@paddock/page-kit/browser-storage.ts'
import { expect, test } from 'vitest'
import { loudness, makeSound, toggleSound } from './sound.ts'

test('silence is kept, and whoever ends it finds the volume as it was', () => {
  makeSound('high')
  toggleSound()
  expect(loudness.value).toBe('off')
  expect(browserStorage.getItem('paddock.sound')).toBe('off')
  toggleSound()
  expect(loudness.value).toBe('high')
  makeSound('off')
  makeSound('low')
  expect(loudness.value).toBe('low')
  expect(browserStorage.getItem('paddock.sound')).toBe('on')
  expect(browserStorage.getItem('paddock.volume')).toBe('low')
})
