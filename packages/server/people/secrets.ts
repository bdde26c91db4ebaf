/** Names that nobody can guess, and what is kept of those that must stay secret. */
import { hash, randomInt } from 'node:crypto'

/** Without the signs that look alike, so that a code can be read out and typed. */
const signs = '23456789abcdefghijkmnpqrstuvwxyz'

/** Every sign is worth five bits. */
function randomText(length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}

export const freshPersonId = (): string => randomText(16)
/** Whoever knows it may watch. */
export const freshTableId = (): string => randomText(16)
/** Whoever knows it may sit down. */
export const freshInvite = (): string => randomText(20)
/** Good for a few minutes, once. */
export const freshDeviceCode = (): string => randomText(12)
/** 260 bits. */
export const freshKey = (): string => randomText(52)
/** Told apart at a glance, also by tools that look for leaked secrets. */
export const freshToken = (): string => `pdk_${randomText(52)}`

/** The hashes of those who were here lately: every request brings its secret. */
const hashes = new Map<string, string>()
const mostHashes = 10_000
/** Nothing longer was ever given to anyone. */
const longest = 64

/** What is stored of a secret. It is long and random, so a plain hash is enough. */
export function hashOfSecret(secret: string): string {
  const known = hashes.get(secret)
  if (known !== undefined) return known
  const made = hash('sha256', secret)
  if (secret.length > longest) return made
  if (hashes.size >= mostHashes) hashes.clear()
  hashes.set(secret, made)
  return made
}
