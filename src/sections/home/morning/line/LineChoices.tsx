import type { ReactNode } from 'react'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningReason } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import { MorningButton } from '../MorningButton.tsx'
import { questionSentence } from '../morningSentences.ts'
import type { CallOffDraft, MorningAction } from '../morningState.ts'

const LOOKS = {
  /** If these have too little space, they scroll, so that the question above them stays whole. */
  many: 'flex flex-wrap gap-1.5 xl:-m-1 xl:min-h-16 xl:overflow-y-auto xl:p-1 low:gap-x-1 low:gap-y-0.5',
  few: 'flex shrink-0 flex-wrap gap-1.5',
}

type ChoiceGroupProps = { label: string; look: keyof typeof LOOKS; children: ReactNode }

function ChoiceGroup({ label, look, children }: ChoiceGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={label} className={LOOKS[look]}>
      {children}
    </div>
  )
}

type ActProps = {
  words: MorningWords['line']
  /** Does what a button says, and keeps the focus in the thread. */
  act: (action: MorningAction) => void
}

/** Undoes all that the visitor did. Beside their choices, because below the text box it would take a line from the thread. */
const StartOverButton = ({ words, act }: ActProps) => (
  <TextButton look="small" surface="deck" onClick={() => act({ type: 'reset' })}>
    {words.again}
  </TextButton>
)

export type DraftChoicesProps = ActProps & {
  draft: CallOffDraft
  reasons: readonly MorningReason[]
  /** The visitor has called off before. */
  canStartOver: boolean
}

/** The reasons of which a draft needs one. */
export function DraftChoices({ draft, reasons, canStartOver, words, act }: DraftChoicesProps) {
  return (
    <ChoiceGroup look="many" label={questionSentence(draft, words)}>
      {reasons.map(({ id, label }) => (
        <MorningButton key={id} onClick={() => act({ type: 'choose', reason: id })}>
          {label}
        </MorningButton>
      ))}
      {canStartOver && <StartOverButton words={words} act={act} />}
    </ChoiceGroup>
  )
}

export type CallOffChoicesProps = ActProps & { course: CallOffCourse | null }

/** What a visitor who has called off can do: answer the line's question, correct a reason of their own, and start over. */
export function CallOffChoices({ course, words, act }: CallOffChoicesProps) {
  const isAsking = course?.record.question === 'open'
  return (
    <ChoiceGroup look="few" label={isAsking ? words.ask : words.title}>
      {isAsking && (
        <>
          <MorningButton onClick={() => act({ type: 'answer', answer: 'yes' })}>{words.yes}</MorningButton>
          <MorningButton onClick={() => act({ type: 'answer', answer: 'no' })}>{words.no}</MorningButton>
        </>
      )}
      {course?.callOff.isByVisitor && <MorningButton onClick={() => act({ type: 'correct' })}>{words.correct}</MorningButton>}
      <StartOverButton words={words} act={act} />
    </ChoiceGroup>
  )
}
