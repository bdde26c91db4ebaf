import { home } from '../../rules/state.ts'
import { spaceName } from '../../rules/track.ts'
import { isOnPurpose, type Told } from '../asked.ts'
import { car, cars, spaces, theCar } from './names.ts'

/** Why a row moves nothing. */
export function rowLost({ car: of, why }: Told<'row-lost'>): string {
  if (of < 0) return 'Every car for the wild number is home'
  return why === 'finished' ? `${theCar(of)} is home already` : `${theCar(of)} has broken down`
}

export function moved(move: Told<'car-moved'>): string {
  const { car: of, path, spaces: all, lost, blockers } = move
  if (path.at(-1) === home) return `${theCar(of)} moves ${spaces(path.length)}, over the finish.`
  if (lost === 0) return `${theCar(of)} moves ${spaces(path.length)}.`
  if (isOnPurpose(move)) return `${theCar(of)} moves ${path.length} of ${all} and stops on purpose.`
  const inTheWay = `${cars(blockers)} ${blockers.length === 1 ? 'is' : 'are'} in the way.`
  if (path.length === 0) return `${theCar(of)} cannot move, ${spaces(all)} lost: ${inTheWay}`
  return `${theCar(of)} moves ${path.length} of ${all}: ${inTheWay}`
}

export function accelerated({ car: of, target, path, isLevel }: Told<'car-accelerated'>): string {
  if (path.length === 0) {
    return isLevel
      ? `${theCar(of)} is level with ${car(target)} already: the acceleration has no effect.`
      : `${theCar(of)} cannot come any nearer to ${car(target)}: the way is blocked.`
  }
  const far = `${theCar(of)} accelerates ${spaces(path.length)}`
  return isLevel ? `${far} and is level with ${car(target)}.` : `${far}, as near to ${car(target)} as the way is free.`
}

export function returned({ car: of, partner, space, isElsewhere }: Told<'car-returned'>): string {
  const where = isElsewhere ? `${spaceName(space)}, since its own space is taken` : spaceName(space)
  return `${theCar(partner)} has passed ${car(of)}, which returns to ${where}.`
}
