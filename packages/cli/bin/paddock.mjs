#!/usr/bin/env node
// `npx paddock …`, whatever Node the machine has: in the repository the pinned Node of its tools runs the sources, in
// the published package a Node that is new enough runs what `tools/pack.ts` made of them.
// Plain JavaScript without packages, for Node 18 or newer.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants, homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const wanted = 24
/** As in `tools/run.mjs`. */
const usual = ['--max-semi-space-size=64', '--disable-warning=ExperimentalWarning']
const tools = join(root, 'tools', 'run.mjs')
const args = process.argv.slice(2)

if (existsSync(tools)) handOver(process.execPath, [tools, 'packages/cli/paddock.ts', ...args])
else handOver(newEnough(), [...usual, join(root, 'dist/packages/cli/paddock.js'), ...args])

function handOver(node, words) {
  const child = spawn(node, words, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${node} cannot be run: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)))
}

/** The machine's own Node, or one from npm that is fetched once for each user. */
function newEnough() {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath
  const about = readFileSync(join(root, 'dist', 'node', 'package.json'))
  const lock = readFileSync(join(root, 'dist', 'node', 'lock.json'))
  const name = createHash('sha256').update(lock).digest('hex').slice(0, 12)
  const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'paddock', `node-${wanted}-${name}`)
  const fetched = () => {
    const program = process.platform === 'win32' ? 'node.exe' : 'node'
    const packages = Object.keys(JSON.parse(about).optionalDependencies)
    return packages.map((each) => join(home, 'node_modules', each, 'bin', program)).find((path) => existsSync(path))
  }
  if (!fetched()) fetchNode(home, about, lock)
  return fetched() ?? fail(`There is no Node ${wanted} on npm for ${process.platform}-${process.arch}. ${advice()}`)
}

/** Fetched beside and then moved, so that what is there is always whole, whoever else is fetching it too. */
function fetchNode(home, about, lock) {
  process.stderr.write(`Paddock runs on Node ${wanted}; fetching it from npm (once, about ten seconds) …\n`)
  const beside = `${home}-${process.pid}`
  try {
    mkdirSync(beside, { recursive: true })
    writeFileSync(join(beside, 'package.json'), about)
    writeFileSync(join(beside, 'package-lock.json'), lock)
    const [program, ...before] = npmCommand()
    const quietly = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const done = spawnSync(program, [...before, ...quietly], {
      cwd: beside,
      stdio: ['ignore', process.stderr, process.stderr],
      env: cleanEnvironment(),
      shell: process.platform === 'win32' && before.length === 0,
    })
    if (done.status !== 0) fail(`Node ${wanted} could not be fetched from npm. ${advice()}`)
    if (!existsSync(home)) renameSync(beside, home)
  } catch (error) {
    if (!existsSync(home)) fail(`Node ${wanted} could not be put into ${home}: ${error.message}. ${advice()}`)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

/** npm's own script on this Node, if it can be found; a shell would be needed for anything else on Windows. */
function npmCommand() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const cli = [process.env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return cli ? [process.execPath, cli] : ['npm']
}

/** What npx passes on is meant for the package that it runs, except where packages come from. */
function cleanEnvironment() {
  const isForNpx = (name) => /^npm_(?:config|package|lifecycle)_/.test(name)
  const isKept = (name) => /^npm_config_(?:registry|cache|userconfig|proxy|https_proxy|noproxy|cafile)$/i.test(name)
  const kept = Object.entries(process.env).filter(([name]) => !isForNpx(name) || isKept(name))
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path }
}

function advice() {
  return `Install Node ${wanted} or newer (this is ${process.versions.node}), then run the command again.`
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
