import { colours } from '@paddock/games/downforce'
import { liveryOf } from '../lanes/livery.ts'

export const livery = liveryOf(colours)
export const { paintOf, letterOf, colourOf, paintedCar } = livery
