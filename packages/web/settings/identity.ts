import type { Person } from '@paddock/protocol'
import { signal } from '@preact/signals'
import { api } from '../session/api.ts'

/** Who this browser is to the server; `nobody` until a name was given, `unasked` until the server answered. */
export const identity = signal<Person | 'nobody' | 'unasked'>('unasked')

/** Asks the server once. Throws a `Trouble` if it cannot be reached. */
export async function recognise(): Promise<Person | undefined> {
  if (identity.value === 'unasked') {
    const { person } = await api.me()
    identity.value = person ?? 'nobody'
  }
  return knownPerson()
}

export function knownPerson(): Person | undefined {
  return typeof identity.value === 'string' ? undefined : identity.value
}

/** Makes this browser nobody, or every browser that is the same person. */
export async function signOut(where: 'here' | 'everywhere'): Promise<void> {
  await api.signOut(where)
  identity.value = 'nobody'
}

/** Someone has signed this browser out from elsewhere; the server is asked again who it is. */
export function doubtIdentity(): void {
  identity.value = 'unasked'
}
