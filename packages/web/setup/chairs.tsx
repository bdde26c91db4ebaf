import type { AnyBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { longestName, type Problem } from './problems.ts'
import { type Chair, type Setup, type SetupKind, type SetupTerms, seatChair } from './setup.ts'
import { setupWords } from './words.ts'

interface ChairsProps {
  readonly box: AnyBox
  readonly kind: SetupKind
  readonly terms: SetupTerms
  readonly setup: Setup
  /** Shown once the person has tried to start. */
  readonly problems: readonly Problem[]
  change(setup: Setup): void
}

/** Who sits where: a line for every seat. */
export function Chairs({ box, kind, terms, setup, problems, change }: ChairsProps) {
  const words = inLanguage(setupWords)
  const seatCalled = box.words[language.value].seat
  const offered = [
    { value: 'person', text: kind === 'shared' ? words.person : words.you },
    ...(kind === 'friends' ? [{ value: 'open', text: words.open }] : []),
    ...terms.bots.map((bot) => ({ value: `bot ${bot}`, text: words.bot(bot) })),
  ]
  const sit = (seat: number, value: string) => {
    const own = kind === 'alone' ? setup.chairs.find((chair) => chair.kind === 'person') : undefined
    const chair = chairCalled(value)
    // Whoever changes the seat keeps their name.
    change(seatChair(setup, seat, chair.kind === 'person' && own ? own : chair, kind))
  }
  return (
    <fieldset class="setup-part">
      <legend>{words.seats}</legend>
      <ol class="setup-chairs">
        {setup.chairs.map((chair, seat) => (
          <li key={seatCalled(seat)} class="setup-chair">
            <span class="setup-seat">{seatCalled(seat)}</span>
            <select
              class="ui-select"
              aria-label={words.whoSits(seatCalled(seat))}
              value={choiceOf(chair)}
              onChange={({ currentTarget }) => sit(seat, currentTarget.value)}
            >
              {offered.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            {kind !== 'friends' && chair.kind === 'person' && (
              <input
                class="ui-input"
                aria-label={words.nameIn(seatCalled(seat))}
                aria-invalid={problems.some((problem) => 'seat' in problem && problem.seat === seat)}
                value={chair.name}
                maxLength={longestName}
                autocomplete="off"
                placeholder={words.name}
                onInput={({ currentTarget }) =>
                  change(seatChair(setup, seat, { kind: 'person', name: currentTarget.value }, kind))
                }
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

function choiceOf(chair: Chair): string {
  return chair.kind === 'bot' ? `bot ${chair.bot}` : chair.kind
}

function chairCalled(value: string): Chair {
  if (value === 'person') return { kind: 'person', name: '' }
  if (value === 'open') return { kind: 'open' }
  return { kind: 'bot', bot: value.replace('bot ', '') }
}
