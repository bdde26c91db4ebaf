import './keys-help.css'
import type { PageWords } from '../text/words.ts'

/** What can be done by keyboard, for those who look for it. */
export function KeysHelp({ words }: { readonly words: PageWords }) {
  return (
    <details class="table-keys">
      <summary>{words.keys}</summary>
      <dl>
        {words.keysHelp.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
