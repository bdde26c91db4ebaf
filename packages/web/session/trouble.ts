import { atRest } from '@paddock/board/late'
import { isObject, type Language, Refusal } from '@paddock/kernel'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { TroubleCode as ServerTroubleCode } from '@paddock/protocol'
import { signal } from '@preact/signals'
import type { TroubleWords } from './trouble-words/words.ts'

/** What can go wrong for someone at the page: whatever rules and server refuse, and what only a browser knows. */
export type PageTroubleCode =
  | ServerTroubleCode
  | 'offline' // the server did not answer
  | 'storage-full' // this browser keeps no more; the match goes on, but a reload would lose it
  | 'damaged-save' // a match kept in this browser that can no longer be read
  | 'not-as-laid-out' // something came between choices that were made in one go
  | 'unknown-match' // no match of that name is kept in this browser

type Details = Readonly<Record<string, unknown>>

/** Something that did not work and that a person can be told about. The message is for developers. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
  readonly code: PageTroubleCode
  readonly details: Details

  constructor(code: PageTroubleCode, message: string = code, details: Details = {}, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.details = details
  }
}

/** All that can go wrong, in words: fetched before anything does, but after what somebody came for. */
const words = signal<InEveryLanguage<TroubleWords> | undefined>(undefined)
const sendForWords = async () => {
  words.value ??= (await import('./trouble-words/index.ts')).troubleWords
}
atRest(sendForWords)

const meanwhile = { en: 'That did not work. Try again.', fr: 'Cela n’a pas marché. Réessayez.' }

/** What went wrong and what to do, in a sentence or two. Takes whatever was thrown. */
export function troubleText(thrown: unknown, language: Language): string {
  // Should that fail, it is said in fewer words.
  if (!words.value) sendForWords().catch(() => {})
  const said = words.value?.[language]
  // A newer server may know of more.
  return said?.[asTrouble(thrown).code] ?? said?.internal ?? meanwhile[language]
}

/** What was thrown, as something that can be put into words. */
export function asTrouble(thrown: unknown): Trouble {
  if (thrown instanceof Trouble) return thrown
  if (thrown instanceof Refusal) return new Trouble(thrown.code, thrown.message, thrown.details, thrown)
  return new Trouble('internal', String(thrown), {}, thrown)
}

/** The trouble in the body of a server's answer. */
export function troubleOf(body: unknown, status: number): Trouble {
  const { code, message, details } = isObject(body) && isObject(body.error) ? body.error : {}
  const said = typeof message === 'string' ? message : `the server answered with status ${status}`
  if (isTroubleCode(code)) return new Trouble(code, said, isObject(details) ? details : {})
  // A gateway says so while the server behind it is away.
  const away = status >= 502 && status <= 504
  return new Trouble(away ? 'offline' : 'internal', said, { status })
}

function isTroubleCode(code: unknown): code is PageTroubleCode {
  return typeof code === 'string' && /^[a-z]+(?:-[a-z]+)*$/.test(code)
}
