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

/** What a server promises, whatever its store: once more on PostgreSQL. */
const onPostgres = [
  'live/live',
  'store/write-queue',
  'tables/change-setup',
  'tables/life',
  'tables/restart',
  'tables/match/act',
  'tables/seats/hold',
]

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globalSetup: ['tools/stores.ts'],
    setupFiles: ['packages/board/testing/every-part.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'usual',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres.map((name) => `packages/server/${name}.test.ts`),
          env: { PADDOCK_TEST_STORE: 'postgres' },
        },
      },
    ],
    testTimeout: 60_000,
    // Files share a worker: a new one for each would take longer than most of them run.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One core for each; with two cores, vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
