/**
 * What `npm pack` makes is installed into an empty folder and used there, on the machine's own Node: the page is
 * served, a match is played through the API, Ctrl-C ends it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { TableNow } from '@paddock/protocol'
import { machineNode } from './machine-node.ts'
import { root } from './steps.ts'

/** What has no business in a package. */
const useless = /\.ts$|\.map$|\.test\.|\/(?:testing|e2e|kill|fuzz|golden|conformance\/kit)\//

async function packageInAnEmptyFolder(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-package-'))
  try {
    const tarball = packed(folder)
    const use = installed(folder, tarball)
    use.saysWhatItCan()
    await use.servesAndPlays()
    return true
  } catch (problem) {
    console.error(problem)
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function packed(folder: string): string {
  command('npm', ['pack', '--silent', '--pack-destination', folder], root, process.env)
  const [name, ...more] = globSync('*.tgz', { cwd: folder })
  if (name === undefined || more.length > 0) throw new Error(`npm pack made ${[name, ...more]}, not one tarball`)
  const path = join(folder, name)
  console.log(`${name}: ${(statSync(path).size / 1e6).toFixed(1)} MB`)
  return path
}

/** The package in a folder that holds nothing else, and what a newcomer does with it. */
function installed(folder: string, tarball: string) {
  const node = machineNode(20)
  const home = join(folder, 'empty')
  mkdirSync(home)
  const path = [...(node ? [dirname(node.path)] : []), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, XDG_CACHE_HOME: join(folder, 'cache'), NODE_OPTIONS: '' }
  console.log(
    `on ${node ? `the machine's own Node ${node.version}` : 'the pinned Node, as the machine has none of its own'}`,
  )
  command('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', tarball], home, env)
  const inside = join(home, 'node_modules', 'paddock')
  expectOnlyWhatIsNeeded(inside)
  const program = join(home, 'node_modules', '.bin', process.platform === 'win32' ? 'paddock.cmd' : 'paddock')
  const paddock = (...args: string[]) => command(program, args, home, env)
  return {
    saysWhatItCan() {
      const help = paddock('--help')
      for (const known of ['play', 'serve', 'replay', 'engine']) expect(help.includes(known), `help knows ${known}`)
      const listed = Array.from(help.matchAll(/^ {2}(\w+) {2,}/gm), ([, name = '']) => name)
      expect(listed.length >= 9, `help lists commands: ${listed}`)
      // What needs a store tells how it is used, wherever it is part of the program.
      for (const name of ['doctor', 'move'].filter((each) => listed.includes(each)))
        expect(paddock('help', name).includes(`paddock ${name}`), `help ${name}`)
      const games: { id: string }[] = JSON.parse(paddock('games', '--json'))
      expect(games.length === 4, 'four games')
      // Played in threads, and in the terminal where nobody sits at it.
      paddock('arena', 'formel-fun', '--seats', '3', '--bots', 'instinct,random,random', '--matches', '20')
      const told = spawnSync(program, ['play', 'heat'], { cwd: home, env, input: '', encoding: 'utf8' })
      expect(/terminal/i.test(told.stdout + told.stderr), `play says that it needs a terminal: ${told.stderr}`)
    },

    async servesAndPlays() {
      const data = join(folder, 'data')
      const server = spawn(program, [], {
        cwd: home,
        env: { ...env, PORT: '0', PADDOCK_DATA: data },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      try {
        const lines = createInterface({ input: server.stdout })
        const said: string[] = []
        lines.on('line', (line) => said.push(line))
        await once(lines, 'line')
        const address = /http:\/\/\S+/.exec(said[0] ?? '')?.[0]
        if (!address) throw new Error(`it does not say where it is: ${said}`)
        await expectPage(address)
        await playSome(address)
        const ended = once(server, 'exit')
        server.kill('SIGINT')
        const [code] = await ended
        expect(code === 0, `Ctrl-C ends it with ${code}: ${said}`)
        expect(existsSync(join(data, 'paddock.sqlite')), 'matches are kept')
      } finally {
        // Passed on by the launcher, which a harder signal would end alone.
        server.kill('SIGTERM')
      }
    },
  }
}

async function expectPage(address: string): Promise<void> {
  const page = await (await fetch(address)).text()
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
  expect(script !== undefined && /paddock-page" content="\d+-\w+"/.test(page), `a built page: ${page.slice(0, 300)}`)
  expect((await fetch(`${address}${script}`)).ok, `its script ${script}`)
  expect((await fetch(`${address}/api/docs`)).ok, 'the description of the API')
}

/** A person against bots, through the API: whenever asked, the first choice. */
async function playSome(address: string): Promise<void> {
  let cookie = ''
  const ask = async (path: string, body?: object): Promise<TableNow> => {
    const headers = { 'content-type': 'application/json', cookie }
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(`${address}/api${path}`, { ...sent, headers })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  await ask('/me', { name: 'Ann' })
  const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }]
  const { table } = await ask('/tables', { game: 'formel-fun', seats })
  await ask(`/tables/${table.id}/start`, {})
  for (let done = 0; done < 5; ) {
    const { position } = await ask(`/tables/${table.id}`)
    const action = position?.choices[0]
    if (!position || action === undefined) {
      await pause(200)
      continue
    }
    await ask(`/tables/${table.id}/act`, { id: `command-${done}`, at: position.entry, action })
    done++
  }
}

function expectOnlyWhatIsNeeded(folder: string): void {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const wrong = files.filter((path) => useless.test(path.slice(folder.length).replaceAll('\\', '/')))
  expect(wrong.length === 0, `files of no use: ${wrong}`)
  const telling = files.filter((path) => readFileSync(path).includes(root))
  expect(telling.length === 0, `files that name a folder of this machine: ${telling}`)
}

function command(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): string {
  const done = spawnSync(program, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' })
  if (done.status === 0) return done.stdout
  throw new Error(`${program} ${args.join(' ')} ended with ${done.status}:\n${done.stdout}${done.stderr}`)
}

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not as it should be: ${what}`)
}

if (!(await packageInAnEmptyFolder())) process.exit(1)
