import { home } from '../../rules/state.ts'
import { spaceName } from '../../rules/track.ts'
import { isOnPurpose, type Told } from '../asked.ts'
import { firstCar, lostSpaces, spaces, theCar, theCars } from './names.ts'

/** Pourquoi une ligne ne fait rien avancer. */
export function rowLost({ car: of, why }: Told<'row-lost'>): string {
  if (of < 0) return 'Toutes les voitures de l’atout sont arrivées'
  return why === 'finished' ? `${firstCar(of)} est déjà arrivée` : `${firstCar(of)} est en panne`
}

export function moved(move: Told<'car-moved'>): string {
  const { car: of, path, spaces: all, lost, blockers } = move
  if (path.at(-1) === home) return `${firstCar(of)} avance de ${spaces(path.length)} et franchit l’arrivée.`
  if (lost === 0) return `${firstCar(of)} avance de ${spaces(path.length)}.`
  const part = `${firstCar(of)} avance de ${spaces(path.length)} sur ${all}`
  if (isOnPurpose(move)) return `${part} et s’arrête exprès.`
  const inTheWay = `${theCars(blockers)} ${blockers.length === 1 ? 'barre' : 'barrent'} la route.`
  if (path.length === 0) return `${firstCar(of)} ne peut pas avancer, ${lostSpaces(all)}\u00a0: ${inTheWay}`
  return `${part}\u00a0: ${inTheWay}`
}

export function accelerated({ car: of, target, path, isLevel }: Told<'car-accelerated'>): string {
  if (path.length === 0) {
    return isLevel
      ? `${firstCar(of)} est déjà à hauteur de ${theCar(target)}\u00a0: l’accélération reste sans effet.`
      : `${firstCar(of)} ne peut pas s’approcher de ${theCar(target)}\u00a0: la route est barrée.`
  }
  const far = `${firstCar(of)} accélère de ${spaces(path.length)}`
  return isLevel
    ? `${far} et rejoint ${theCar(target)}.`
    : `${far} et s’approche de ${theCar(target)} autant que la route le permet.`
}

export function returned({ car: of, partner, space, isElsewhere }: Told<'car-returned'>): string {
  const where = isElsewhere ? `${spaceName(space)}, car sa case est prise` : spaceName(space)
  return `${firstCar(partner)} a dépassé ${theCar(of)}, qui revient en piste en ${where}.`
}
