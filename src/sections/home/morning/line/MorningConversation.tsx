import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { FollowedCallOff } from '#src/models/morning/minute/morningAt.ts'
import type { MorningLanguage } from '#src/schemas/morning/morning.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { MorningMessage } from './MorningThread.tsx'

export type MorningConversationProps = {
  followed: FollowedCallOff
  language: MorningLanguage | undefined
  english: MorningLanguage | undefined
  words: MorningWords['line']
}

/** The messages of one call-off, and the line's answers. */
export function MorningConversation({ followed: { callOff, record }, language, english, words }: MorningConversationProps) {
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
          isPassed={question === 'open'}
          text={answer.answer}
          lang={answer.lang}
          gloss={answer.gloss}
          inFull={question ? undefined : inFull}
          time={time}
        />
      )}
      {question && <MorningMessage isReply isPassed={question === 'answered'} text={words.ask} time={time} />}
      {question && callOff.answer && <MorningMessage isPassed text={words[callOff.answer]} lang="en" time={time} />}
    </>
  )
}
