import { expect, test } from 'vitest'
import { cookieText, readCookie } from './cookie.ts'

test.each([
  ['paddock=abc', 'abc'],
  ['theme=night; paddock=abc; other=1', 'abc'],
  ['theme=night;paddock = abc ', 'abc'],
  ['paddock=first; paddock=second', 'first'],
  ['paddock=a=b', 'a=b'],
  ['paddock=', ''],
  ['notpaddock=abc', undefined],
  ['paddock', undefined],
  ['paddock; other=paddock=x', undefined],
  ['=abc;;;', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j the cookie is %j', (header, value) => {
  expect(readCookie(header, 'paddock')).toBe(value)
})

test('a cookie is out of reach of scripts and other sites, and over https for https alone', () => {
  const plain = 'paddock=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'
  expect(cookieText('paddock', 'abc', { seconds: 60, isSecure: false })).toBe(plain)
  expect(cookieText('paddock', 'abc', { seconds: 60, isSecure: true })).toBe(`${plain}; Secure`)
})
