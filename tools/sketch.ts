// Draws compiled circuits as SVG files, to be looked at while a circuit is authored.
//   npm run sketch [-- <circuit id> …] [--out <folder>]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { circuits } from '@paddock/games/circuits'
import { sketch } from '@paddock/racing/circuit'

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const asked = readArguments(args)
  if (typeof asked === 'string') return refuse(asked)
  const unknown = asked.ids.filter((id) => !circuits.some((circuit) => circuit.id === id))
  if (unknown.length > 0) {
    return refuse(`Unknown circuit: ${unknown.join(', ')}.\nThere are: ${circuits.map(({ id }) => id).join(', ')}.`)
  }
  mkdirSync(asked.out, { recursive: true })
  for (const entry of circuits.filter(({ id }) => asked.ids.length === 0 || asked.ids.includes(id))) {
    const file = join(asked.out, `${entry.id}.svg`)
    writeFileSync(file, sketch(await entry.load()))
    process.stdout.write(`${file}\n`)
  }
  return 0
}

function readArguments(args: string[]): { ids: string[]; out: string } | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { out: { type: 'string', default: 'out/sketches' } },
      allowPositionals: true,
    })
    return { ids: positionals, out: values.out }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${reason}\nUsage: npm run sketch [-- <circuit id> … --out <folder>]`
  }
}

function refuse(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
