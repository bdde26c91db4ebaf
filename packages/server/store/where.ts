import { resolve } from 'node:path'
import { inMemory } from './sqlite.ts'

/** Where a store is kept: a file in a folder, or a database on a server. */
export type Where =
  | { readonly kind: 'sqlite'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly address: string }

/** `sqlite:folder` or `postgres://…`; undefined if it is neither. */
export function readWhere(text: string): Where | undefined {
  if (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)) return { kind: 'postgres', address: text }
  const folder = /^sqlite:(.+)$/.exec(text)?.[1]
  if (folder === undefined) return undefined
  return { kind: 'sqlite', folder: folder === inMemory ? inMemory : resolve(folder) }
}

/** How it is called where others may read it: without a password. */
export function whereTold(where: Where): string {
  if (where.kind === 'sqlite') return where.folder
  const address = new URL(where.address)
  address.password = ''
  return address.href
}
