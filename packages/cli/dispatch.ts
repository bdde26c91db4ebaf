import { commands, findCommand } from './commands.ts'
import { print, sheet } from './output.ts'
import about from './package.json' with { type: 'json' }
import { type Subcommand, WrongUse } from './subcommand.ts'
import { tellTrouble } from './trouble.ts'

/** Finds the command and runs it. Whatever goes wrong is said in words; the number is the exit code. */
export async function dispatch(typed: readonly string[]): Promise<number> {
  const [name, ...args] = typed
  try {
    if (name === '--help' || name === '-h') return help()
    if (name === '--version' || name === '-v') return sayVersion()
    if (name === 'help') return help(...args)
    // Whoever only calls the program, or only says where, wants to play.
    if (name === undefined || name.startsWith('-')) return await known('serve').run([...typed])
    const command = known(name)
    if (asksForHelp(args)) return help(name)
    return await command.run(args)
  } catch (error) {
    return tellTrouble(error, name)
  }
}

function help(name?: string): number {
  print(name === undefined ? overview() : known(name).help.trimEnd())
  return 0
}

function sayVersion(): number {
  print(about.version)
  return 0
}

function known(name: string): Subcommand {
  const command = findCommand(name)
  if (command) return command
  throw new WrongUse(`There is no command "${name}". There are: ${commands.map((other) => other.name).join(', ')}.`)
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return args.slice(0, end === -1 ? args.length : end).some((argument) => argument === '--help' || argument === '-h')
}

function overview(): string {
  const list = sheet(commands.map(({ name, summary }) => [name, summary]))
  return `Paddock: racing board games, in the browser and in the terminal.

Usage: paddock [command] …

Without a command it runs the server and the page, as "paddock serve" does.

${list}

paddock help <command> says how each is used.
Exit codes: 0 fine, 1 a check failed or errors occurred, 2 wrong use.`
}
