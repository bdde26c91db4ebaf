/** What a drawn thing is to someone who listens. */
export function spoken(role: 'img' | 'button', label: string) {
  return { role, 'aria-label': label }
}

/** Drawn for the eye alone. */
export const unspoken = { 'aria-hidden': true } as const
