// Runs a script of the project on the pinned Node, after installing whatever is missing.
//   node tools/run.mjs [--also folder …] [script.ts [arguments…]]
// Each `--also` names a folder with a lock file of its own that the script needs.
// This is the one file that must run on whatever Node the machine has (18 or newer): plain
// JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const wanted = 24
/**
 * Room for what lives only shortly: a server that is busy collects its garbage a quarter as often. And early releases of
 * Node 24 still call type stripping an experiment, on stderr, in every process. Whatever else is asked for goes before it.
 */
const usual = '--max-semi-space-size=64 --disable-warning=ExperimentalWarning'

const node = pinnedNode()
install(root, node, 'the packages (once, about half a minute)')
let words = process.argv.slice(2)
while (words[0] === '--also') {
  install(join(root, words[1]), node, `the packages of ${words[1]}/`)
  words = words.slice(2)
}
const [script, ...args] = words
if (script) handOver(script, args)

/** The pinned Node's path; the machine's own where it is as new and no pinned one exists for it. */
function pinnedNode() {
  const home = join(root, 'tools', 'node')
  install(home, process.execPath, `Node ${wanted} (once, about ten seconds)`)
  const { optionalDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const found = Object.keys(optionalDependencies).map((name) => join(home, 'node_modules', name, 'bin', program))
  const pinned = found.find((path) => existsSync(path))
  if (pinned) return pinned
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath
  fail(
    `No Node ${wanted} is published on npm for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}.\n` +
      `Install Node ${wanted} or newer, then run the command again.`,
  )
}

/** `npm ci` in a folder, unless its lock file is the one that was installed last. */
function install(folder, withNode, what) {
  const lockFile = readFileSync(join(folder, 'package-lock.json'))
  const wantedLock = createHash('sha256').update(lockFile).digest('hex')
  const stamp = join(folder, 'node_modules', '.paddock-installed')
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedLock
  if (isInstalled()) return
  oneAtATime(join(folder, '.installing'), () => {
    if (isInstalled()) return
    process.stderr.write(`Installing ${what} …\n`)
    const [program, ...before] = npmCommand(withNode)
    const done = spawnSync(
      program,
      [...before, 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=warn'],
      {
        cwd: folder,
        stdio: ['ignore', process.stderr, process.stderr],
        env: { ...cleanEnvironment(), PATH: withPath(withNode) },
      },
    )
    if (done.status === 0) writeFileSync(stamp, wantedLock)
    else process.exitCode = 1
  })
  if (!isInstalled()) fail(`npm could not install ${what}; its message stands above.`)
}

/** Two commands started together do not install into the same folder: the second waits for the first. */
function oneAtATime(lock, work) {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; !takes(lock); waited++) {
    if (waited === 4) process.stderr.write('Another command is installing; waiting for it …\n')
    Atomics.wait(pause, 0, 0, 250)
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Takes the lock if it is free, or if whoever took it is gone. */
function takes(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    if (error.code === 'ESRCH' || error.code === 'ENOENT') rmSync(lock, { force: true })
  }
  return false
}

/** npm's own script on the given Node, so that npm judges packages by the Node they will run on. */
function npmCommand(withNode) {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const cli = [process.env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return cli ? [withNode, cli] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/** The environment without the settings that the calling npm passes on to its scripts. */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/.test(name)),
  )
}

function withPath(withNode) {
  return [dirname(withNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
}

function handOver(path, rest) {
  const child = spawn(node, [join(root, path), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: withPath(node), NODE_OPTIONS: `${usual} ${process.env.NODE_OPTIONS ?? ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)))
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
