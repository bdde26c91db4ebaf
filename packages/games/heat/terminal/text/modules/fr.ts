import type { HeatCircuitId } from '../../../rules/circuits/plan.ts'
import type { SymbolName } from '../../../rules/symbols.ts'
import type { TerminalModuleWords } from './words.ts'

function symbol(of: SymbolName, count: number): string {
  switch (of) {
    case 'plus':
      return count === 1 ? 'retourne une carte Vitesse, qui compte' : `${count} cartes Vitesse retournées`
    case 'heat':
      return `payer ${count} surch., sinon une autre carte`
    case 'scrap':
      return count === 1 ? 'défausser 1 carte de la pioche' : `défausser ${count} cartes de la pioche`
    case 'cooldown':
      return `jusqu’à ${count} surch. de la main au moteur`
    case 'stress':
      return `défausser jusqu’à ${count} stress de la main`
    case 'salvage':
      return `${count} défaussées au plus, dans la pioche`
    case 'accelerate':
      return '+1 par + utilisé ce tour, au choix'
    case 'direct':
      return 'se joue aussi de la main, en Réaction'
    case 'refresh':
      return 'peut retourner sur la pioche'
    case 'slipstream':
      return `aspiration plus longue de ${count}, au choix`
    case 'adjust':
      return `limites ${count < 0 ? 'baissées' : 'relevées'} de ${Math.abs(count)} pour vous`
    case 'boost':
      return 'un + pour 1 surch., une fois par tour'
    case 'speed':
      return `${count} de plus, en cases et en vitesse`
  }
}

const shortCircuits: Readonly<Record<HeatCircuitId, string>> = {
  gb: 'G.-Bretagne',
  usa: 'USA',
  italy: 'Italie',
  france: 'France',
}

export const fr: TerminalModuleWords = {
  categories: {
    '4wd': '4RM',
    body: 'carr.',
    brakes: 'freins',
    cooling: 'refr.',
    rpm: 'RPM',
    heat: 'surchauffe',
    fuel: 'carb.',
    pedal: 'pédale',
    suspension: 'susp.',
    tires: 'pneus',
    turbo: 'turbo',
    wings: 'ail.',
  },
  symbol,
  weatherMark: 'M',
  weathers: {
    clouds: 'nuages, sans refroid.',
    fog: 'brouillard, sans aspir.',
    storm: 'orage, aspiration +2',
    snow: 'neige, refroid. +1',
    rain: 'pluie, refroid. +1',
    sun: 'soleil, aspiration +2',
  },
  tokens: {
    'limit+1': 'la limite monte de 1 (le nombre en tient compte)',
    'limit-1': 'la limite baisse de 1 (le nombre en tient compte)',
    overheat: 'virage dangereux\u00a0: trop vite, 1 surchauffe de plus',
    'slipstream+1': 'après le virage\u00a0: l’aspiration peut être plus longue de 1',
    'free-boost': 'après le virage\u00a0: le boost est gratuit',
    weather: 'après le virage\u00a0: la météo agit',
  },
  events: {
    grandstand: '3 sponsors au tour 1',
    'speed-record': 'vitesse 15, un sponsor',
    strike: 'vainqueur\u00a0+2 points',
    'restrictions-lifted': '',
    'record-crowds': '',
    corruption: '3 premiers\u00a0+1 point',
    'title-sponsor': '',
    'live-tv': '3 dépassées, un sponsor',
    safety: '',
    'future-unknown': 'tête-à-queue éliminatoire',
  },
  colon: '\u00a0:',
  press: 'presse',
  pressAt: (corners) => `Presse en ${corners.join(' et ')}.`,
  legend: 'Légende',
  out: 'éliminée',
  signs: {
    letters: 'une carte à symboles de votre main\u00a0; tapez sa lettre',
    sponsor: 'une carte Sponsor, qui ne sert qu’une fois',
    figures: 'les chiffres d’une Légende dans la manche\u00a0: vitesse et losange',
    press: 'presse\u00a0: par aspiration ou 2 trop vite, une carte Sponsor',
    legends: [
      'près d’un virage, une Légende avance de sa limite plus le losange\u00a0;',
      'sinon de sa vitesse, sans dépasser la case du losange avant le virage',
    ],
  },
  shortRace: (race, of, circuit) => `${race}/${of} ${shortCircuits[circuit]}`,
  race: (race, of, circuit) => `Course ${race} sur ${of}\u00a0: ${circuit}`,
  laps: (count) => (count === 1 ? '1 tour' : `${count} tours`),
  onOffer: 'À l’atelier',
  cars: 'Améliorations',
  points: 'Points',
  sum: 'total',
  allTime: 'tout',
  noUpgrade: 'aucune',
  plainHeat: 'une surchauffe de plus, rien d’autre',
  choiceOf: (values) => `vaut ${values}, à vous de choisir en jouant`,
  swap: (give, take) => `${give} → ${take}`,
  counts: (values, speed) => `${values}\u00a0: vitesse ${speed}`,
  slipstream: (spaces) => `aspiration ${spaces}`,
  pay: (heat, card) => `payer ${heat} surch. pour ${card}`,
  replace: (card) => `une autre carte pour ${card}`,
  salvage: (cards) => `sauver ${cards}`,
  direct: (card) => `jouer ${card} de la main`,
  refresh: (cards) => `sur la pioche\u00a0: ${cards}`,
  accelerate: (spaces) => `accélérer\u00a0: vitesse +${spaces}`,
  revealed: (name, cards) => `Joué (${name})\u00a0: ${cards}`,
  inShort: (gear, engine, deck, discard) => `Rap. ${gear}  Moteur ${engine}  Pioche ${deck}  Défausse ${discard}`,
  rescue: (corner, heat) => `Tête-à-queue en ${corner} sans refroidir ${heat}`,
  wrongShift: 'Rien pour deux rapports\u00a0: passage manqué',
  replaced: (cards) => `${cards} ${cards === 1 ? 'carte impayable, remplacée' : 'cartes impayables, remplacées'}`,
  amongCars: (place, cars) => `${place} sur ${carCount(cars)}`,
  scale: 'Les places rapportent 9, 6, 4, 3, 2 et 1 points. À égalité, la dernière course l’emporte.',
}

function carCount(cars: number): string {
  return cars === 1 ? '1 voiture' : `${cars} voitures`
}
