import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { CandidateState } from '#src/models/morning/morningStates.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { callOffText, coverageSentence, statusText } from '../morningSentences.ts'
import type { PlayedMorning } from '../state/morningState.ts'
import type { MorningBoardProps } from './MorningBoard.tsx'

/** @returns all that the board shows at the minute */
export function createMorningBoardProps({ content: { languages, words }, snapshot }: PlayedMorning): MorningBoardProps {
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
      statusText: statusText(row, horn, words.board),
    })),
    search: createMorningSearchProps(latestCourse, words.search),
  }
}

const FREE_STATES: readonly CandidateState[] = ['asked', 'declined', 'accepted', 'tooLate']
const OFF_TODAY_STATES: readonly CandidateState[] = [...FREE_STATES, 'resting', 'taken']

function createMorningSearchProps(course: CallOffCourse | null, words: MorningWords['search']): MorningBoardProps['search'] {
  if (!course) return { candidates: [], sentence: words.quiet }
  const { candidates, placement } = course
  const countStates = (states: readonly CandidateState[]) => candidates.filter(({ state }) => states.includes(state)).length
  return {
    candidates: candidates.map(({ name, state }) => ({ name, state, label: words.candidates[state] })),
    sentence: fillIn(words[course.stage], {
      time: clockOf(placement?.minute ?? course.notifiedAt),
      role: course.crewStation.role,
      person: placement?.name ?? '',
      qualified: candidates.length,
      off: countStates(OFF_TODAY_STATES),
      free: countStates(FREE_STATES),
    }),
  }
}
