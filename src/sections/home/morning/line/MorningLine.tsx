import type { ReactNode, RefObject } from 'react'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningReason } from '#src/models/morning/morningStory.ts'
import type { MorningLanguage } from '#src/schemas/morning/morning.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { MorningPane } from '../panes/MorningPane.tsx'
import { type CallOffDraft, VISITOR_CHANNEL } from '../state/morningState.ts'
import { CallOffChoices, DraftChoices } from './LineChoices.tsx'
import { CallOffMessages, DraftMessages } from './LineMessages.tsx'
import { MorningThread } from './MorningThread.tsx'

export type MorningLineProps = {
  /** The thread. It gets the focus when a pressed button disappears, and may scroll. */
  thread: RefObject<HTMLDivElement | null>
  minute: number
  draft: CallOffDraft | null
  course: CallOffCourse | null
  /** The visitor has called off. */
  hasCalledOff: boolean
  reasons: readonly MorningReason[]
  /** English first. */
  languages: readonly MorningLanguage[]
  words: MorningWords['line']
  onGiveReason: (reason: string) => void
  onAnswer: (answer: 'yes' | 'no') => void
  onCorrect: () => void
  onReset: () => void
  /** The form below the messages. */
  children: ReactNode
}

/** The phone line: the messages, its answers, and the form in which a visitor calls off. */
export function MorningLine({
  thread,
  minute,
  draft,
  course,
  hasCalledOff,
  reasons,
  languages,
  words,
  onGiveReason,
  onAnswer,
  onCorrect,
  onReset,
  children,
}: MorningLineProps) {
  const channel = draft ? VISITOR_CHANNEL : course?.callOff.channel
  const language = languages.find(({ lang }) => lang === (draft?.lang ?? course?.callOff.lang))
  return (
    <MorningPane name="line" title={words.title} side={channel && `${channel} · ${language?.name ?? words.other}`}>
      <MorningThread ref={thread} label={words.title} hasChoices={draft !== null}>
        {draft ? (
          <DraftMessages draft={draft} minute={minute} words={words} />
        ) : course ? (
          <CallOffMessages course={course} language={language} english={languages[0]} words={words} />
        ) : (
          <p className="text-sm text-on-deck-2">{words.quiet}</p>
        )}
        {draft && (
          <DraftChoices
            draft={draft}
            reasons={reasons}
            canReset={hasCalledOff}
            words={words}
            onGiveReason={onGiveReason}
            onReset={onReset}
          />
        )}
        {!draft && hasCalledOff && (
          <CallOffChoices course={course} words={words} onAnswer={onAnswer} onCorrect={onCorrect} onReset={onReset} />
        )}
      </MorningThread>
      {children}
    </MorningPane>
  )
}
