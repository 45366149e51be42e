import { Send } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { cn } from '../../lib/anywhere/cn'
import { fillIn } from '../../lib/anywhere/fillIn'
import { clockOf } from '../../lib/anywhere/morning/clockTime'
import { LEXICA } from '../../lib/anywhere/morning/lexicon'
import type { Reason, Station } from '../../lib/anywhere/morning/morning'
import type { Followed } from '../../lib/anywhere/morning/morningAt'
import { MorningButton } from './MorningButton'
import { MorningPane } from './MorningPane'
import { MorningMessage, MorningThread } from './MorningThread'
import type { Language, MorningWords } from './morningProps'
import { type MorningAction, type MorningState, OWN_CHANNEL } from './morningState'

/** Longer texts are no short message. */
const MOST_CHARACTERS = 120

export type MorningLineProps = {
  state: MorningState
  followed: Followed | null
  /** Whom the visitor speaks for next; undefined when everybody has called off. */
  you: Station | undefined
  horn: number
  reasons: readonly Reason[]
  languages: readonly Language[]
  words: MorningWords['line']
  privacy: string
  isStill: boolean
  dispatch: (action: MorningAction) => void
  className?: string
}

/** The phone line: what was said, what it answered, and the place where a visitor calls off. */
export function MorningLine({
  state,
  followed,
  you,
  horn,
  reasons,
  languages,
  words,
  privacy,
  isStill,
  dispatch,
  className,
}: MorningLineProps) {
  const { draft, minute, notice } = state
  const language = languages.find(({ lang }) => lang === (draft?.lang ?? followed?.call.lang))
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    dispatch({ do: 'say', text: String(new FormData(form).get('said') ?? ''), isStill })
    form.reset()
  }
  return (
    <MorningPane
      title={words.title}
      side={draft || followed ? `${draft ? OWN_CHANNEL : followed?.call.channel} · ${language?.name ?? words.other}` : undefined}
      className={cn('flex flex-col', className)}
    >
      <MorningThread>
        {draft ? (
          <>
            <MorningMessage key="draft" text={draft.text} lang={draft.lang} gloss={draft.gloss} time={clockOf(minute)} />
            <MorningMessage key="unread" isReply text={words.unread} time={clockOf(minute)} />
          </>
        ) : followed ? (
          <Conversation followed={followed} language={language} english={languages[0]} words={words} />
        ) : (
          <p className="text-sm text-on-deck-2">{words.quiet}</p>
        )}
      </MorningThread>
      {draft && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {reasons.map(({ id, label }) => (
            <MorningButton key={id} onClick={() => dispatch({ do: 'choose', reason: id, isStill })}>
              {label}
            </MorningButton>
          ))}
        </div>
      )}
      {!draft && followed?.call.isOwn && followed.record.reason.mayBeListed && !followed.call.answer && (
        <div className="mt-2 flex justify-end gap-1.5">
          <MorningButton onClick={() => dispatch({ do: 'answer', says: 'yes' })}>{words.yes}</MorningButton>
          <MorningButton onClick={() => dispatch({ do: 'answer', says: 'no' })}>{words.no}</MorningButton>
        </div>
      )}
      <form method="dialog" onSubmit={submit} className="only-with-script mt-auto grid gap-2 pt-3">
        <p className="text-xs leading-snug text-on-deck-2">
          {you ? fillIn(words.you, { person: you.person, role: you.role, horn: clockOf(horn) }) : words.nobody}
        </p>
        {you && (
          <>
            <div className="flex gap-1.5">
              <label htmlFor="morning-said" className="sr-only">
                {words.input}
              </label>
              <input
                id="morning-said"
                name="said"
                autoComplete="off"
                maxLength={MOST_CHARACTERS}
                placeholder={words.input}
                aria-describedby="morning-privacy"
                className="min-h-11 w-full min-w-0 rounded-md border border-on-deck-2 bg-night px-3 text-base text-on-deck placeholder:text-sm placeholder:text-on-deck-2"
              />
              <button
                type="submit"
                className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md bg-signal text-signal-ink hover:brightness-104"
              >
                <span className="sr-only">{words.send}</span>
                <Send aria-hidden="true" className="size-5" />
              </button>
            </div>
            <div className="flex flex-wrap items-center gap-1.5">
              <span className="sr-only">{words.samples}</span>
              {languages.map(({ lang, name, sample }) =>
                sample ? (
                  <MorningButton key={lang} lang={lang} onClick={() => dispatch({ do: 'say', ...sample, isStill })}>
                    {name}
                  </MorningButton>
                ) : null,
              )}
            </div>
          </>
        )}
        {state.own.length > 0 && (
          <div>
            <MorningButton onClick={() => dispatch({ do: 'reset' })}>{words.again}</MorningButton>
          </div>
        )}
        <p role="status" className="text-xs text-hold empty:hidden">
          {notice === 'empty' ? words.empty : notice === 'rewound' ? fillIn(words.rewound, { time: clockOf(minute) }) : ''}
        </p>
        <p id="morning-privacy" className="text-xs leading-snug text-on-deck-2">
          {privacy} {fillIn(words.limits, { count: LEXICA.length })}
        </p>
      </form>
    </MorningPane>
  )
}

type ConversationProps = { followed: Followed; language: Language | undefined; english: Language | undefined; words: MorningWords['line'] }

function Conversation({ followed: { call, record }, language, english, words }: ConversationProps) {
  const time = clockOf(call.minute)
  const answer = language ?? english
  const inFull = answer?.gloss && english ? fillIn(words.inEnglish, { answer: english.answer }) : undefined
  const asks = call.isOwn && record.reason.mayBeListed
  return (
    <>
      <MorningMessage text={call.text} lang={call.lang} gloss={call.gloss} time={time} />
      {answer && <MorningMessage isReply text={answer.answer} lang={answer.lang} gloss={answer.gloss} more={inFull} time={time} />}
      {asks && <MorningMessage isReply text={words.ask} time={time} />}
      {asks && call.answer && <MorningMessage text={words[call.answer]} lang="en" time={time} />}
    </>
  )
}
