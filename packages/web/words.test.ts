import { languages } from '@paddock/kernel'
import { faultsIn, fixedSentences } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { gatheringWords } from './gathering/words.ts'
import { raceWords } from './home/race-words.ts'
import { homeWords } from './home/words.ts'
import { words as replayWords } from './replay/words.ts'
import { rulesText } from './rules/text/index.ts'
import { paceWords } from './settings/pace-words.ts'
import { settingsWords } from './settings/words.ts'
import { setupWords } from './setup/words.ts'
import { words as resultWords } from './table/result/words.ts'
import { callWords } from './table/stage/call-words.ts'

const rooms = {
  home: homeWords,
  races: raceWords,
  setup: setupWords,
  gathering: gatheringWords,
  settings: settingsWords,
  pace: paceWords,
  calls: callWords,
  result: resultWords,
  replay: replayWords,
  rules: rulesText,
}

test.each(Object.entries(rooms))('what the page says of itself is whole and typeset: %s', (_, words) => {
  for (const language of languages) expect(faultsIn(fixedSentences(words[language]), language)).toEqual([])
})
