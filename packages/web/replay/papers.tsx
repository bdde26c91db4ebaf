import '../table/dialogs/menu.css'
import { type AnyBox, type Verification, verify } from '@paddock/kernel'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useEffect, useState } from 'preact/hooks'
import { CopyLine } from '../table/dialogs/copy-line.tsx'
import { text } from '../table/text/index.ts'
import { save } from '../ui/save.ts'
import { carried, type Film, fileName } from './film/film.ts'
import { linkTo } from './film/replay-link.ts'
import { Promises } from './promises.tsx'
import { type ReplayPoint, searchFor } from './replay-point.ts'
import { words as inLanguages } from './words.ts'

interface PapersProps {
  readonly box: AnyBox
  readonly film: Film
  readonly moment: ReplayPoint
  onClose(): void
}

/** What can be taken along: the link to a moment, the record as a file, and the proof of the shuffle. */
export function Papers({ box, film, moment, onClose }: PapersProps) {
  const words = inLanguage(inLanguages)
  const link = useLink(film, moment)
  const [found, tell] = useState<Verification>()
  const { promised = film.record.commitment } = film
  return (
    <Dialog title={words.papers} class="replay-papers" onClose={onClose}>
      <section>
        <CopyLine label={words.link} text={link} words={inLanguage(text)} />
        <p>
          {words.linkHelp} {film.address === undefined && words.carriedHelp}
        </p>
      </section>
      <section>
        <button type="button" class="button" onClick={() => download(film)}>
          {words.download}
        </button>
        <p>{words.downloadHelp}</p>
      </section>
      <section>
        <button type="button" class="button" onClick={() => tell(verify(box.game, film.record, promised))}>
          {words.check}
        </button>
        <p>{words.checkHelp}</p>
        {found && <Promises found={found} promised={promised} byTable={film.promised !== undefined} words={words} />}
      </section>
    </Dialog>
  )
}

function useLink(film: Film, moment: ReplayPoint): string {
  const [link, put] = useState('')
  const search = searchFor(moment)
  useEffect(() => {
    linkTo(film, search).then(put)
  }, [film, search])
  return link
}

function download(film: Film): void {
  const file = new Blob([`${JSON.stringify(carried(film))}\n`], { type: 'application/json' })
  save(file, fileName(film.record, new Date()))
}
