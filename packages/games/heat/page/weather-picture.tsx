import type { Weather } from '../modules/conditions/tokens.ts'

/** What the sky looks like: lines about the origin, within a circle of radius 1. */
const cloud = 'M-.5.28a.27.27 0 0 1 .02-.54A.4.4 0 0 1 .28-.34.31.31 0 0 1 .5.28Z'
const high = 'M-.5.06a.27.27 0 0 1 .02-.54A.4.4 0 0 1 .28-.56.31.31 0 0 1 .5.06Z'

const pictures: Readonly<Record<Weather, { readonly filled: string; readonly drawn: string }>> = {
  clouds: { filled: cloud, drawn: '' },
  fog: { filled: '', drawn: 'M-.55-.36H.4M-.4-.12H.55M-.55.12H.4M-.4.36H.55' },
  storm: { filled: `${high}M.08.1-.22.46H-.02L-.12.76.22.34H.02L.16.1Z`, drawn: '' },
  snow: { filled: '', drawn: 'M0-.62V.62M-.54-.31.54.31M-.54.31.54-.31M-.16-.52 0-.38.16-.52M-.16.52 0 .38.16.52' },
  rain: { filled: high, drawn: 'M-.34.24-.46.62M0 .24-.12.62M.34.24.22.62' },
  sun: {
    filled: 'M.32 0a.32.32 0 1 1-.64 0 .32.32 0 0 1 .64 0Z',
    drawn: 'M0-.5V-.7M0 .5V.7M.5 0H.7M-.5 0H-.7M.36.36.5.5M-.36-.36-.5-.5M.36-.36.5-.5M-.36.36-.5.5',
  },
}

export function WeatherFace({ weather }: { readonly weather: Weather }) {
  const { filled, drawn } = pictures[weather]
  return (
    <g class="ht-weather" data-weather={weather}>
      {filled && <path d={filled} class="ht-weather-filled" />}
      {drawn && <path d={drawn} class="ht-weather-drawn" />}
    </g>
  )
}

/** Beside words. */
export function WeatherIcon({ weather }: { readonly weather: Weather }) {
  return (
    <svg viewBox="-.8 -.8 1.6 1.6" class="ht-weather-icon" aria-hidden="true">
      <WeatherFace weather={weather} />
    </svg>
  )
}
