import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { sha256Hex } from '../hash.ts'

/** A seed that nobody can guess: 256 random bits. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(32))
}

/**
 * The promise shown when a match starts: the seed's SHA-256. Once the seed is told at the end,
 * anyone can see that the shuffle was settled before the first card was played.
 */
export function commitmentTo(seed: string): string {
  return sha256Hex(seed)
}

/** Whether this is the seed that was promised. */
export function keepsPromise(seed: string, commitment: string): boolean {
  return commitmentTo(seed) === commitment
}
