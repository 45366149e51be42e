import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningLanguage } from '#src/schemas/morning/morning.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { questionSentence } from '../morningSentences.ts'
import type { CallOffDraft } from '../state/morningState.ts'
import { MorningMessage } from './MorningMessage.tsx'

export type DraftMessagesProps = { draft: CallOffDraft; minute: number; words: MorningWords['line'] }

/** A message that waits for its reason, and the line's question. */
export function DraftMessages({ draft, minute, words }: DraftMessagesProps) {
  const time = clockOf(minute)
  return (
    <>
      <MorningMessage text={draft.text} lang={draft.lang} gloss={draft.gloss} time={time} />
      <MorningMessage isReply text={questionSentence(draft, words)} time={time} />
    </>
  )
}

export type CallOffMessagesProps = {
  course: CallOffCourse
  language: MorningLanguage | undefined
  english: MorningLanguage | undefined
  words: MorningWords['line']
}

/** The messages of one call-off, and the line's answers. */
export function CallOffMessages({ course: { callOff, record }, language, english, words }: CallOffMessagesProps) {
  const time = clockOf(callOff.minute)
  const answer = language ?? english
  const inFull = answer?.gloss && english ? { name: words.inEnglish, text: english.answer } : undefined
  const { question } = record
  return (
    <>
      <MorningMessage text={callOff.text} lang={callOff.lang} gloss={callOff.gloss} time={time} />
      {answer && (
        <MorningMessage
          isReply
          isOlder={question === 'open'}
          text={answer.answer}
          lang={answer.lang}
          gloss={answer.gloss}
          inFull={question ? undefined : inFull}
          time={time}
        />
      )}
      {question && <MorningMessage isReply isOlder={question === 'answered'} text={words.ask} time={time} />}
      {question && callOff.answer && <MorningMessage isOlder text={words[callOff.answer]} lang="en" time={time} />}
    </>
  )
}
