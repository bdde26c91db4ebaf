import { isObject } from '@paddock/kernel'
import type { Table } from '@paddock/protocol'
import type { Api } from '../api.ts'
import type { OtherRace } from '../session.ts'

/** A table that was just opened is settled as wanted: its options, how many seats it has, and which bots sit in them. */
export async function settle(api: Api, { id, seats }: Table, { options, sitters }: OtherRace): Promise<void> {
  await api.changeSetup(id, { options: isObject(options) ? { ...options } : {}, seats: sitters.length })
  for (const [seat, { kind, bot }] of sitters.entries()) {
    if (kind === 'bot' && bot !== undefined && seats[seat]?.bot !== bot) await api.changeSeat(id, seat, { kind, bot })
  }
}
