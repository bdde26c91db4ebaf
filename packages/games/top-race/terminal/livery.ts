import { liveryOf } from '@paddock/terminal-kit/lanes/livery.ts'
import { colours } from '../rules/cards.ts'

export const livery = liveryOf(colours)
export const { letterOf, colourOf, paintedCar } = livery
