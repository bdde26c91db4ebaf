import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sketch-'))
afterAll(() => rmSync(folder, { recursive: true }))

function sketch(...args: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'sketch.ts'), ...args], { encoding: 'utf8' })
}

describe('npm run sketch', () => {
  it('draws the circuits asked for into the folder asked for', () => {
    expect(sketch('oval', 'gb', '--out', folder).status).toBe(0)
    expect(readdirSync(folder)).toEqual(['gb.svg', 'oval.svg'])
    expect(readFileSync(join(folder, 'oval.svg'), 'utf8')).toMatch(/^<svg /)
  })

  it('names the circuits there are when one is unknown, and draws nothing', () => {
    const { status, stderr, stdout } = sketch('monza', '--out', folder)
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toBe(
      'Unknown circuit: monza.\nThere are: oval, marina-bay, river-station, gb, usa, italy, france, top-race.\n',
    )
  })

  it('shows its usage when an option is unknown', () => {
    const { status, stderr } = sketch('--size', '3')
    expect(status).toBe(1)
    expect(stderr).toContain('Usage: npm run sketch')
  })
})
