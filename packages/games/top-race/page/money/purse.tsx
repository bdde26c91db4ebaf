import './purse.css'
import { Banknotes } from './banknotes.tsx'
import type { MoneyWords } from './text/words.ts'

interface PurseProps {
  /** In thousands; below nothing it is owed to the bank. */
  readonly amount: number
  readonly words: MoneyWords
}

/** What someone has, as an amount and as the notes that lie before them; or what they owe. */
export function Purse({ amount, words }: PurseProps) {
  if (amount < 0) return <strong class="tr-purse tr-debt">{words.owes(0 - amount)}</strong>
  return (
    <span class="tr-purse">
      <strong>{words.money(amount)}</strong>
      <Banknotes amount={amount} />
    </span>
  )
}
