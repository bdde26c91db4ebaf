import { chacha8 as theirCipher } from '@noble/ciphers/chacha.js'
import { sha256 as theirHash } from '@noble/hashes/sha2.js'
import * as theirs from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chacha8 } from './chacha.ts'
import { sha256 } from './sha2.ts'
import * as ours from './utils.ts'

test('the hash of the page is the audited one, for every length around its blocks and at random', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256)
    expect(ours.bytesToHex(sha256(message)), `${length} bytes`).toBe(theirs.bytesToHex(theirHash(message)))
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (message) => {
      expect(ours.bytesToHex(sha256(message))).toBe(theirs.bytesToHex(theirHash(message)))
    }),
    { seed: 16 },
  )
})

test('the hash of a part of a larger array is that of the part', () => {
  const message = new TextEncoder().encode('before abc after').subarray(7, 10)
  expect(ours.bytesToHex(sha256(message))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('the stream of the page is the audited one, from every block on', () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
  const block = fc.oneof(fc.nat(1000), fc.constant(2 ** 31 - 1), fc.constant(2 ** 31), fc.constant(2 ** 32 - 100))
  fc.assert(
    fc.property(bytes(32), bytes(12), fc.uint8Array({ maxLength: 2048 }), block, (key, nonce, message, from) => {
      const made = chacha8(key, nonce, message, new Uint8Array(message.length), from)
      expect(made).toEqual(theirCipher(key, nonce, message, new Uint8Array(message.length), from))
    }),
    { seed: 16 },
  )
})

test('bytes are written and read alike', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.string({ unit: 'binary' }), (bytes, text) => {
      const hex = ours.bytesToHex(bytes)
      expect(hex).toBe(theirs.bytesToHex(bytes))
      expect(ours.hexToBytes(hex)).toEqual(bytes)
      expect(ours.utf8ToBytes(text)).toEqual(theirs.utf8ToBytes(text))
    }),
    { seed: 16 },
  )
  for (const wrong of ['a', 'xy', '0 ']) expect(() => ours.hexToBytes(wrong)).toThrow(RangeError)
  expect(ours.randomBytes(32)).toHaveLength(32)
})
