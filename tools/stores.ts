/**
 * Before the tests: a real PostgreSQL and a real NATS server, once for all of them, and a real proxy. Where they cannot
 * be had, that is said loudly, the tests that need them are left out, and with `CI=true` nothing is green.
 */
import type { TestProject } from 'vitest/node'
import { findNats, Nats } from '../packages/server/testing/nats.ts'
import { Postgres } from '../packages/server/testing/postgres.ts'
import { findPostgres } from '../packages/server/testing/postgres-files.ts'
import { freePort } from '../packages/server/testing/program.ts'
import { aptInstall } from './apt.ts'
import { findProxy } from './cluster/proxy.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where they will be in a moment; undefined if they cannot be had. */
    readonly postgres: string | undefined
    readonly nats: string | undefined
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  installPrograms()
  const [hasPostgres, hasNats] = [findPostgres() !== undefined, findNats() !== undefined]
  if (!hasPostgres) lament('PostgreSQL', 'Its packages come from npm with `npm test`; is this platform among them?')
  if (!hasNats) lament('NATS', 'Debian has it in the package nats-server; PADDOCK_NATS_SERVER may name one.')
  if (!findProxy()) lament('A proxy', 'Debian has it in the package haproxy.')
  const [postgresPort, natsPort] = [await freePort(), await freePort()]
  // Nobody waits for them here: most tests need neither.
  const postgres = hasPostgres ? Postgres.start({ port: postgresPort }) : undefined
  const nats = hasNats ? Nats.start(natsPort) : undefined
  for (const starting of [postgres, nats]) starting?.catch((error) => console.error(error))
  provide('postgres', hasPostgres ? `postgres://paddock@127.0.0.1:${postgresPort}/postgres` : undefined)
  provide('nats', hasNats ? `nats://127.0.0.1:${natsPort}` : undefined)
  return async () => {
    await (await postgres)?.stop()
    await (await nats)?.stop()
  }
}

/** What several nodes need besides a store, where Debian's packages can be had. */
function installPrograms(): void {
  const missing = [...(findNats() ? [] : ['nats-server']), ...(findProxy() ? [] : ['haproxy'])]
  if (missing.length > 0) aptInstall(`${missing.join(' and ')} for the tests of several nodes`, missing)
}

function lament(what: string, advice: string): void {
  const said = `${what} cannot be had here, so the tests of servers that share a store are LEFT OUT. ${advice}`
  console.error(`\n${'!'.repeat(80)}\n${said}\n${'!'.repeat(80)}\n`)
  if (process.env.CI) throw new Error(said)
}
