import type { RefObject } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningReason } from '#src/models/morning/morningStory.ts'
import type { MorningLanguage } from '#src/schemas/morning/morning.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import { MorningButton } from '../MorningButton.tsx'
import { MorningPane } from '../MorningPane.tsx'
import { MORNING_PANE_IDS } from '../MorningTabs.tsx'
import { questionSentence } from '../morningSentences.ts'
import { type MorningAction, type MorningState, OWN_CHANNEL } from '../morningState.ts'
import { MorningCompose } from './MorningCompose.tsx'
import { MorningConversation } from './MorningConversation.tsx'
import { CHOICES, MorningMessage, MorningThread } from './MorningThread.tsx'

export type MorningLineProps = {
  /** The thread. It gets the focus when a pressed button disappears, and may scroll. */
  thread: RefObject<HTMLDivElement | null>
  state: MorningState
  view: MorningView
  horn: number
  reasons: readonly MorningReason[]
  languages: readonly MorningLanguage[]
  words: MorningWords
  dispatch: (action: MorningAction) => void
  className?: string
}

/** The phone line: the messages, its answers, and the form in which a visitor calls off. */
export function MorningLine({ thread, state, view, horn, reasons, languages, words, dispatch, className }: MorningLineProps) {
  const { draft, minute } = state
  const { followed } = view
  const { line } = words
  /** Moves the focus to the changed part, because the pressed button disappears. */
  const act = (action: MorningAction) => {
    dispatch(action)
    thread.current?.focus({ preventScroll: true })
  }
  const reset = () => act({ do: 'reset' })
  const hasOwn = state.own.length > 0
  /** Whether the line's question waits for the visitor's answer. */
  const isAsking = followed?.record.question === 'open'
  const language = languages.find(({ lang }) => lang === (draft?.lang ?? followed?.callOff.lang))
  return (
    <MorningPane
      id={MORNING_PANE_IDS.line}
      title={line.title}
      side={draft || followed ? `${draft ? OWN_CHANNEL : followed?.callOff.channel} · ${language?.name ?? line.other}` : undefined}
      className={cn('flex flex-col', className)}
    >
      <MorningThread ref={thread} label={line.title} hasChoices={draft !== null}>
        {draft ? (
          <>
            <MorningMessage key="draft" text={draft.text} lang={draft.lang} gloss={draft.gloss} time={clockOf(minute)} />
            <MorningMessage key="asked" isReply text={questionSentence(draft, line)} time={clockOf(minute)} />
          </>
        ) : followed ? (
          <MorningConversation followed={followed} language={language} english={languages[0]} words={line} />
        ) : (
          <p className="text-sm text-on-deck-2">{line.quiet}</p>
        )}
        {draft && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
          <div role="group" aria-label={questionSentence(draft, line)} className={CHOICES}>
            {reasons.map(({ id, label }) => (
              <MorningButton key={id} onClick={() => act({ do: 'choose', reason: id })}>
                {label}
              </MorningButton>
            ))}
            {hasOwn && <StartOver name={line.again} onClick={reset} />}
          </div>
        )}
        {!draft && hasOwn && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
          <div role="group" aria-label={isAsking ? line.ask : line.title} className="flex shrink-0 flex-wrap gap-1.5">
            {isAsking && (
              <>
                <MorningButton onClick={() => act({ do: 'answer', says: 'yes' })}>{line.yes}</MorningButton>
                <MorningButton onClick={() => act({ do: 'answer', says: 'no' })}>{line.no}</MorningButton>
              </>
            )}
            {followed?.callOff.isOwn && <MorningButton onClick={() => act({ do: 'correct' })}>{line.correct}</MorningButton>}
            <StartOver name={line.again} onClick={reset} />
          </div>
        )}
      </MorningThread>
      <MorningCompose state={state} view={view} horn={horn} languages={languages} words={words} dispatch={dispatch} />
    </MorningPane>
  )
}

/** Undoes all that the visitor did. Beside their choices, because below the text box it would take a line from the thread. */
function StartOver({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <TextButton look="smallOnDeck" onClick={onClick}>
      {name}
    </TextButton>
  )
}
