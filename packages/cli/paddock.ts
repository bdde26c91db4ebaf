/** `paddock`: the program. */
import { dispatch } from './dispatch.ts'

process.stdout.on('error', endOfReader)
process.stderr.on('error', endOfReader)
process.exitCode = await dispatch(process.argv.slice(2))

/** Whoever read our output has closed it, `head` for one. There is nobody left to tell. */
function endOfReader(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
}
