import { api } from '../session/api.ts'
import { identity } from './identity.ts'
import { keepOwnName } from './own-name.ts'

/** Gives this browser a name, or another one. */
export async function callMe(name: string): Promise<void> {
  const { person } = await api.giveName(name)
  identity.value = person ?? 'nobody'
  if (person) keepOwnName(person.name)
}
