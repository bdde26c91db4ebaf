/** Runs paddock for tests: the real program, or, where many runs are needed, its heart in this process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { dispatch } from './dispatch.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

const root = new URL('../../', import.meta.url)

/** `paddock <args>` with this on stdin, in English unless the environment says otherwise. */
export function paddock(args: readonly string[], stdin = '', environment: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return program('packages/cli/paddock.ts', args, stdin, environment)
}

export async function program(
  script: string,
  args: readonly string[],
  stdin = '',
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, root)), ...args], {
    env: { PATH: process.env.PATH, LANG: 'C', ...environment },
  })
  child.stdin.on('error', () => {})
  child.stdin.end(stdin)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: Number(code), out, err }
}

/** The same without a process of its own, and so one at a time. */
export async function paddockHere(args: readonly string[]): Promise<Ran> {
  const { LC_ALL } = process.env
  process.env.LC_ALL = 'C'
  const out = listenTo(process.stdout)
  const err = listenTo(process.stderr)
  try {
    const code = await dispatch(args)
    return { code, out: out.said(), err: err.said() }
  } finally {
    out.stop()
    err.stop()
    if (LC_ALL === undefined) delete process.env.LC_ALL
    else process.env.LC_ALL = LC_ALL
  }
}

function listenTo(stream: NodeJS.WriteStream): { said: () => string; stop: () => void } {
  const { write } = stream
  let said = ''
  stream.write = (chunk: string | Uint8Array) => {
    said += chunk
    return true
  }
  return {
    said: () => said,
    stop: () => {
      stream.write = write
    },
  }
}
