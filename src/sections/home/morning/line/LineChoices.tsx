import type { ReactNode } from 'react'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { MorningReason } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { TextButton } from '#src/ui/TextButton.tsx'
import { MorningButton } from '../MorningButton.tsx'
import { questionSentence } from '../morningSentences.ts'
import type { CallOffDraft } from '../state/morningState.ts'

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

/** Undoes all that the visitor did. Beside their choices, because below the text box it would take a line from the thread. */
const ResetButton = ({ label, onReset }: { label: string; onReset: () => void }) => (
  <TextButton look="small" surface="deck" onClick={onReset}>
    {label}
  </TextButton>
)

export type DraftChoicesProps = {
  draft: CallOffDraft
  reasons: readonly MorningReason[]
  /** The visitor has called off before. */
  canReset: boolean
  words: MorningWords['line']
  onGiveReason: (reason: string) => void
  onReset: () => void
}

/** The reasons of which a draft needs one. */
export function DraftChoices({ draft, reasons, canReset, words, onGiveReason, onReset }: DraftChoicesProps) {
  return (
    <ChoiceGroup look="many" label={questionSentence(draft, words)}>
      {reasons.map(({ id, label }) => (
        <MorningButton key={id} onClick={() => onGiveReason(id)}>
          {label}
        </MorningButton>
      ))}
      {canReset && <ResetButton label={words.again} onReset={onReset} />}
    </ChoiceGroup>
  )
}

export type CallOffChoicesProps = {
  course: CallOffCourse | null
  words: MorningWords['line']
  onAnswer: (answer: 'yes' | 'no') => void
  onCorrect: () => void
  onReset: () => void
}

/** What a visitor who has called off can do: answer the line's question, correct a reason of their own, and start over. */
export function CallOffChoices({ course, words, onAnswer, onCorrect, onReset }: CallOffChoicesProps) {
  const isAsking = course?.record.question === 'open'
  return (
    <ChoiceGroup look="few" label={isAsking ? words.ask : words.title}>
      {isAsking && (
        <>
          <MorningButton onClick={() => onAnswer('yes')}>{words.yes}</MorningButton>
          <MorningButton onClick={() => onAnswer('no')}>{words.no}</MorningButton>
        </>
      )}
      {course?.callOff.isByVisitor && <MorningButton onClick={onCorrect}>{words.correct}</MorningButton>}
      <ResetButton label={words.again} onReset={onReset} />
    </ChoiceGroup>
  )
}
