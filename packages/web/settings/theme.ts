import { computed, effect, signal } from '@preact/signals'
import { kept } from './kept.ts'

export const themes = ['system', 'paper', 'night'] as const
export type Theme = (typeof themes)[number]

export const theme = kept<Theme>('theme', themes, 'system')

const dark = matchMedia('(prefers-color-scheme: dark)')
const systemIsDark = signal(dark.matches)

/** The theme as shown. */
export const shownTheme = computed(() => {
  if (theme.value !== 'system') return theme.value
  return systemIsDark.value ? 'night' : 'paper'
})

/** Keeps the page in the chosen theme, and in the system's where that was chosen. */
export function followTheme(): void {
  dark.addEventListener('change', ({ matches }) => {
    systemIsDark.value = matches
  })
  effect(() => {
    document.documentElement.dataset.theme = shownTheme.value
  })
}
