/** A key: the sign it types, or its name where it types none (`up`, `enter`, `escape`, `ctrl-c`). */
export type KeyPress = string

export interface Typed {
  readonly keys: readonly KeyPress[]
  /** The beginning of a sequence whose end has not arrived yet. */
  readonly rest: string
}

const controls: Readonly<Record<string, KeyPress>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\x03': 'ctrl-c',
  '\x04': 'ctrl-c', // Ctrl-D: the other way to leave a terminal's program
  '\x0c': 'ctrl-l',
}

const sequences: Readonly<Record<string, KeyPress>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  '1~': 'home',
  '4~': 'end',
  '5~': 'page-up',
  '6~': 'page-down',
  '7~': 'home',
  '8~': 'end',
}

const esc = String.fromCharCode(27)
/** An escape sequence: ESC [ figures letter, or ESC O letter in application mode. */
const sequence = new RegExp(`^${esc}(?:\\[([0-9;]*)([A-Za-z~])|O([A-Za-z]))`)
const unfinished = new RegExp(`^${esc}(?:\\[[0-9;]*|O)$`)

/** The keys in what a terminal sent. Keys that mean nothing here are left out. */
export function readKeys(input: string): Typed {
  const keys: KeyPress[] = []
  let left = input
  while (left !== '') {
    if (unfinished.test(left)) return { keys, rest: left }
    const found = sequence.exec(left)
    if (found) {
      const key = sequences[found[3] ?? withoutModifiers(found[1] ?? '', found[2] ?? '')]
      if (key) keys.push(key)
      left = left.slice(found[0].length)
      continue
    }
    const sign = String.fromCodePoint(left.codePointAt(0) ?? 0)
    left = left.slice(sign.length)
    const key = sign === '\x1b' ? 'escape' : (controls[sign] ?? (sign < ' ' ? undefined : sign))
    if (key) keys.push(key)
  }
  return { keys, rest: '' }
}

/** Shift-Up is Up: `1;2A` reads like `A`, and `5;2~` like `5~`. */
function withoutModifiers(figures: string, letter: string): string {
  return letter === '~' ? `${figures.split(';')[0]}~` : letter
}
