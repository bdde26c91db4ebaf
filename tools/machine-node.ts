/** The Node that the machine has, beside the pinned one that everything here runs on. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './steps.ts'

export interface MachineNode {
  readonly path: string
  readonly version: string
}

/** Undefined if there is none of that version or newer. */
export function machineNode(oldest: number): MachineNode | undefined {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root))
  for (const folder of folders) {
    const path = join(folder, program)
    if (!existsSync(path)) continue
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim()
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= oldest) return { path, version }
  }
  return undefined
}
