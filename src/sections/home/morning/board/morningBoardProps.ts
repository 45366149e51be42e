import { callOffText, coverageSentence, stateText } from '../morningSentences.ts'
import type { PlayedMorning } from '../state/morningState.ts'
import type { MorningBoardProps } from './MorningBoard.tsx'

/** @returns all that the board shows at the minute */
export function makeMorningBoardProps({ content: { languages, words }, snapshot }: PlayedMorning): MorningBoardProps {
  const { rows, horn, latestCourse } = snapshot
  const languageNameOf = (lang: string) => languages.find((language) => language.lang === lang)?.name ?? words.line.other
  return {
    title: words.board.title,
    coverage: coverageSentence(snapshot, words.board, 'board'),
    rows: rows.map((row) => ({
      row,
      horn,
      isLatest: row.station === latestCourse?.callOff.station,
      callOffText: callOffText(row, words.board, languageNameOf),
      stateText: stateText(row, horn, words.board),
    })),
    search: { course: latestCourse, words: words.search },
  }
}
