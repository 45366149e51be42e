import { TextButton } from '#src/ui/TextButton.tsx'
import { MorningButton } from '../MorningButton.tsx'
import type { MorningAction } from '../state/morningState.ts'

const LOOKS = {
  /** If these have too little space, they scroll, so that the question above them stays whole. */
  many: 'flex flex-wrap gap-1.5 xl:-m-1 xl:min-h-16 xl:overflow-y-auto xl:p-1 low:gap-x-1 low:gap-y-0.5',
  few: 'flex shrink-0 flex-wrap gap-1.5',
}

export type LineChoicesProps = {
  /** The question that they answer, or the name of the line. */
  label: string
  look: keyof typeof LOOKS
  options: readonly { label: string; action: MorningAction }[]
  /** Name of the button that undoes all that the visitor did; undefined if there is nothing to undo. */
  reset: string | undefined
  onAct: (action: MorningAction) => void
}

/** What a visitor can answer or do, below the messages. */
export function LineChoices({ label, look, options, reset, onAct }: LineChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={label} className={LOOKS[look]}>
      {options.map((option) => (
        <MorningButton key={option.label} onClick={() => onAct(option.action)}>
          {option.label}
        </MorningButton>
      ))}
      {/* Beside the choices, because below the text box it would take a line from the thread. */}
      {reset && (
        <TextButton look="small" surface="deck" onClick={() => onAct({ type: 'reset' })}>
          {reset}
        </TextButton>
      )}
    </div>
  )
}
