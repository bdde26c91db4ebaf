export const atATime = 8

/** Does something so many times, a few of them at once; `worker` says which of those few it is. */
export async function someAtATime<Result>(
  count: number,
  work: (index: number, worker: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async (_: unknown, number: number): Promise<void> => {
    while (next < count) {
      const index = next++
      results[index] = await work(index, number)
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
