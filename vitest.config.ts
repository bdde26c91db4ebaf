import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short to read and long to run. */
const long = /\b(cluster|conformance|fuzz|kill|kit)\.test\.ts$/

/**
 * What runs longest starts first, or one core would wait for the other at the end. In a fresh clone vitest
 * does not know what that is and goes by the size of the files.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)))
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 60_000,
    // Files share a worker: a new one for each would take longer than most of them run.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One core for each; with two cores, vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
