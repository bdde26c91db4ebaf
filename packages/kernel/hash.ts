import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

/** SHA-256 of a text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** A fingerprint of plain data that is the same on every platform and for every key order. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value))
}
