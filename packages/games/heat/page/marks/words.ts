import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

export interface MarkWords {
  limits(printed: number, inForce: number): string
  press(corner: string): string
  pressMeaning(speed: number): string
}

export const markWords: InEveryLanguage<MarkWords> = {
  en: {
    limits: (printed, inForce) => `Printed ${printed}, in force ${inForce}.`,
    press: (corner) => `Press at corner ${corner}`,
    pressMeaning: (speed) =>
      `A sponsor card for whoever crosses the corner by slipstream, or at speed ${speed} or more, without spinning out.`,
  },
  fr: {
    limits: (printed, inForce) => `Imprimée\u00a0: ${printed}\u00a0; en vigueur\u00a0: ${inForce}.`,
    press: (corner) => `Presse au virage ${corner}`,
    pressMeaning: (speed) =>
      `Une carte Sponsor pour qui franchit le virage par aspiration, ou à la vitesse ${speed} au moins, sans tête-à-queue.`,
  },
}
