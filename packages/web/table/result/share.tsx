import './share.css'
import { useEffect, useState } from 'preact/hooks'
import type { Film } from '../../replay/film/film.ts'
import { linkTo } from '../../replay/film/replay-link.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { save } from '../../ui/save.ts'
import { type Finish, pictureOf } from './picture.tsx'
import type { ResultWords } from './words.ts'

interface ShareProps {
  readonly film: Film
  finish(): Finish
  readonly words: ResultWords
}

/** The finish as a picture, and the way to the replay. */
export function Share({ film, finish, words }: ShareProps) {
  const [link, put] = useState('')
  const [said, say] = useState('')
  useEffect(() => {
    linkTo(film).then(put)
  }, [film])
  const picture = () => {
    say('')
    const made = finish()
    pictureOf(made)
      .then((blob) => handOver(new File([blob], `paddock-${film.record.game}.png`, { type: blob.type }), made.title))
      .catch((thrown: unknown) => {
        console.error('The picture of the finish could not be made.', thrown)
        say(words.pictureTrouble)
      })
  }
  return (
    <section class="result-section result-share">
      <h3>{words.share}</h3>
      <div>
        <button type="button" class="button" onClick={picture}>
          {canShareFiles() ? words.sharePicture : words.savePicture}
        </button>
        <span role="status">{said}</span>
      </div>
      <CopyField label={words.replayLink} text={link} help={words.replayLinkHelp} share={finish().title} />
    </section>
  )
}

function canShareFiles(): boolean {
  const probe = new File([], 'finish.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [probe] })
}

/** To the system's sheet where it takes files, else to the folder of downloads. */
async function handOver(file: File, title: string): Promise<void> {
  if (!canShareFiles()) return save(file, file.name)
  try {
    await navigator.share({ files: [file], title })
  } catch (thrown) {
    // Closing the sheet without sharing is no failure.
    if (!(thrown instanceof DOMException) || thrown.name !== 'AbortError') save(file, file.name)
  }
}
