import { unspoken } from '../spoken.ts'
import type { BoardWeather } from '../types.ts'

/** What falls from the sky, over everything and in nobody's way. The style sheet draws and moves it. */
export function Weather({ weather }: { readonly weather: BoardWeather }) {
  return <div {...unspoken} class={`board-weather board-weather-${weather}`} />
}
