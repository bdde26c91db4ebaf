const width = 30

/** Draws how far a series has come, on stderr and only if someone is there to see it. */
export function progressBar(): { progress: (done: number, all: number) => void; clear: () => void } {
  if (!process.stderr.isTTY) return { progress: () => {}, clear: () => {} }
  const start = performance.now()
  let drawn = 0
  return {
    progress(done, all) {
      const now = performance.now()
      if (now - drawn < 100 && done < all) return
      drawn = now
      const full = Math.round((done / all) * width)
      const left = ((now - start) * (all - done)) / done / 1000
      const bar = '█'.repeat(full) + '░'.repeat(width - full)
      process.stderr.write(`\r${bar} ${Math.floor((100 * done) / all)} %, ${left.toFixed(0)} s left \x1b[K`)
    },
    clear() {
      process.stderr.write('\r\x1b[K')
    },
  }
}
