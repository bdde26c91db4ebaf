import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 60_000,
    // Files share a worker: a new one for each would take longer than most of them run.
    isolate: false,
    // One core for each; with two cores, vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
