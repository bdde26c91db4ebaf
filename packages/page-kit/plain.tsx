import './plain.css'
import { carColours } from '@paddock/board'
import type { AnyBox, GameEvent, Seat } from '@paddock/kernel'
import { Choice, Choices } from './choices.tsx'
import type { AnyGamePage, HandProps } from './game-page.ts'

/** A table for a game that has none of its own: nothing is drawn, every choice is a button. */
export function plainPage(box: AnyBox): AnyGamePage {
  return {
    circuit: () => undefined,
    cars: () => [],
    targets: () => [],
    motion: () => [],
    look: (seat) => ({ ...signOf(seat), number: '', body: 'single-seater' }),
    about: () => undefined,
    order: () => [],
    headline: ({ language }) => box.words[language].title,
    telling: () => 'plain',
    Hand: (props) => <PlainHand {...props} box={box} />,
    SeatState: () => null,
    Score: () => null,
    rules: {
      en: async () => [{ id: 'summary', title: box.words.en.title, paragraphs: [box.words.en.summary] }],
      fr: async () => [{ id: 'summary', title: box.words.fr.title, paragraphs: [box.words.fr.summary] }],
    },
    ruleOf: () => 'summary',
  }
}

function signOf(seat: Seat) {
  return { colour: carColours[seat % carColours.length] ?? 'grey' }
}

interface PlainHandProps extends HandProps<unknown, unknown, GameEvent> {
  readonly box: AnyBox
}

function PlainHand({ box, deciding, language, considered, consider, choose }: PlainHandProps) {
  if (!deciding) return null
  const words = box.words[language]
  const { view, seat, choices } = deciding
  return (
    <Choices label={words.title} class="plain-hand">
      {choices.map((action, index) => {
        const label = words.action(action, view, seat)
        return (
          <Choice
            key={label}
            choice={index}
            considered={considered}
            consider={consider}
            choose={choose}
            label={label}
            class="button"
          >
            {label}
          </Choice>
        )
      })}
    </Choices>
  )
}
