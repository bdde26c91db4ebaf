import { carsHome, driven } from '@paddock/page-kit/lanes/text/fr.ts'
import { capital } from '@paddock/racing'
import { colourNames, ordinal, spaces } from '@paddock/racing/words/french'
import type { Colour } from '../../rules/cards.ts'
import type { TopRaceDrive } from '../drive.ts'
import { colourOf } from '../livery.ts'
import type { Headline, TableWords } from './words.ts'

const the = (colour: Colour) => `la ${colourNames[colour]}`
const called = (car: number) => colourNames[colourOf(car)]

function progress({ isAuction, leader, isStart, home, isOver }: Headline): string {
  if (isAuction) return 'enchères'
  if (leader === undefined) return ''
  if (isOver) return `${the(leader)} a gagné`
  if (home > 0) return `${the(leader)} a gagné, ${carsHome(home)}`
  return isStart ? 'départ' : `${the(leader)} mène`
}

function movement(drive: TopRaceDrive): string {
  const { catchesUp } = drive
  if (!catchesUp) return driven(drive, called)
  const { target, isLevel } = catchesUp
  const far = drive.isStuck ? 'ne peut pas s’approcher' : `rattrape ${spaces(drive.steps)}`
  return isLevel ? `${far}, à hauteur de la ${called(target)}` : `${far}, bloquée derrière la ${called(target)}`
}

const rows = ['première ligne', 'deuxième ligne']
const lanes = ['à l’intérieur', 'au milieu', 'à l’extérieur']

export const fr: TableWords = {
  headline(at) {
    const { race, races, isForChildren } = at
    const title = isForChildren ? 'Course pour enfants' : races === 1 ? 'Course' : `Course ${race} sur ${races}`
    const now = progress(at)
    return now === '' ? title : `${title} · ${now}`
  },
  car: (colour) => `Voiture ${colourNames[colour]}`,
  colour: (colour) => colourNames[colour],
  carOnTrack({ colour, owner, place: rank, space, waitsFor, isDriven }) {
    const where =
      space === undefined ? 'arrivée' : waitsFor ? `en panne à côté de la case ${space}` : `sur la case ${space}`
    const waiting = waitsFor ? `, jusqu’au passage de ${the(waitsFor)}` : ''
    const now = isDriven ? ', à elle d’avancer' : ''
    return `${capital(colourNames[colour])}, ${owner ?? 'à personne'}, ${where}, ${ordinal(rank)}${waiting}${now}`
  },
  drive: (drive) => `${capital(called(drive.car))}\u00a0: ${movement(drive)}`,
  waitsSign: (partner) => ['attend', the(partner)],
  waitsFor: (partner) => `attend ${the(partner)}`,
  startsOn: (colour, rank) =>
    `${capital(the(colour))} part ${ordinal(rank)}\u00a0: ${rows[Math.floor((rank - 1) / 3)]}, ${lanes[(rank - 1) % 3]}`,
  tokenAt: (colour, distance) =>
    `Jeton de ${the(colour)}\u00a0: ${spaces(Math.abs(distance))} ${distance < 0 ? 'avant' : 'après'} l’arrivée`,
}
