import { colours } from '@paddock/games/top-race'
import { liveryOf } from '../lanes/livery.ts'

export const livery = liveryOf(colours)
export const { letterOf, colourOf, paintedCar } = livery
