/** An attack in a process of its own: it begins at once, and reports when it is told to stop. */
import { Attacker } from './attacker.ts'

export type Attack = Attacker['report']

const [port = '', address = '', what = '', perSecond = ''] = process.argv.slice(2)
const attacker = new Attacker(Number(port), address)
process.on('message', () => {
  attacker.stop()
  process.send?.(attacker.report)
})
process.send?.('begun')
if (what === 'bots') await attacker.startBots()
else await attacker.readJournals(what, Number(perSecond))
