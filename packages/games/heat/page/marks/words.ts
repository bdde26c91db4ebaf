import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

const en = {
  limits: (printed: number, inForce: number) => `Printed ${printed}, in force ${inForce}.`,
  press: (corner: string) => `Press at corner ${corner}`,
  pressMeaning: (speed: number) =>
    `A sponsor card for whoever crosses the corner by slipstream, or at speed ${speed} or more, without spinning out.`,
}

export type MarkWords = Readonly<typeof en>

const fr: MarkWords = {
  limits: (printed, inForce) => `Imprimée\u00a0: ${printed}\u00a0; en vigueur\u00a0: ${inForce}.`,
  press: (corner) => `Presse au virage ${corner}`,
  pressMeaning: (speed) =>
    `Une carte Sponsor pour qui franchit le virage par aspiration, ou à la vitesse ${speed} au moins, sans tête-à-queue.`,
}

export const markWords: InEveryLanguage<MarkWords> = { en, fr }
