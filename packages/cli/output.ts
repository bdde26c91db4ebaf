/** Writes a line, or several, to stdout. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Something to know beside the result: on stderr, so that the result stays clean. */
export function remark(text: string): void {
  process.stderr.write(`${text}\n`)
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2))
}

/** Rows under each other, the first column to the left and figures to the right. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
  return rows.map((row) => `  ${line(row).join('  ')}`.trimEnd()).join('\n')
}

/** Names and what they say, in two columns. */
export function sheet(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`).join('\n')
}
