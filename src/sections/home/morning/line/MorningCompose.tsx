import { Send } from 'lucide-react'
import { type SyntheticEvent, useId } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { MorningLanguage } from '#src/schemas/pages/morning/morning.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { MorningButton } from '../MorningButton.tsx'
import { MORNING_LIMITS_ID } from '../MorningCaption.tsx'
import type { MorningAction } from '../state/morningState.ts'

/** Only as many samples as fit. */
const FEW_SAMPLES = 'max-sm:[&>button:nth-of-type(n+5)]:hidden low:[&>button:nth-of-type(n+4)]:hidden'
const SAMPLES = `flex flex-wrap items-center gap-1.5 max-sm:gap-x-1 ${FEW_SAMPLES}`

export type MorningComposeProps = {
  /** Whether somebody is left whom the visitor can play. */
  canCallOff: boolean
  /** Who the visitor is, or that everyone has called off. */
  you: string
  /**
   * The visitor's message in the thread: on wide screens it and its answer take the space of the samples and the introduction. One that
   * waits for its reason leaves none for samples.
   */
  visitorMessage: 'none' | 'sent' | 'waiting'
  samples: readonly (Pick<MorningLanguage, 'lang' | 'name'> & { sample: NonNullable<MorningLanguage['sample']> })[]
  /** A remark of the line besides its answers, or "". */
  remark: string
  /** The remark says that the clock was set back, which takes the space of the samples in low windows. */
  isRewound: boolean
  words: Pick<MorningWords['line'], 'input' | 'send' | 'samples'> & Pick<MorningWords, 'privacy'>
  onAct: (action: MorningAction) => void
}

/**
 * The form in which a visitor calls off: in their own words, or by a sample in one of the languages. If space is short, it shows one line
 * of samples. Typed text stays here.
 */
export function MorningCompose({ canCallOff, you, visitorMessage, samples, remark, isRewound, words, onAct }: MorningComposeProps) {
  const id = useId()
  const ids = { field: `${id}field`, you: `${id}you`, privacy: `${id}privacy` }
  const isWaiting = visitorMessage === 'waiting'
  const isInThread = visitorMessage !== 'none'
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onAct({ type: 'send', text: String(new FormData(form).get(MESSAGE_FIELD) ?? '') })
    form.reset()
  }
  return (
    <form method="dialog" onSubmit={submit} className="only-with-script mt-auto grid gap-2 pt-3 xl:gap-1.5 xl:pt-2 low:gap-1 low:pt-1">
      <div className={cn('text-xs leading-snug text-on-deck-2 low:leading-tight', isWaiting && 'low:sr-only')}>
        {canCallOff && (
          <label htmlFor={ids.field} className="block text-sm font-semibold text-on-deck">
            {words.input}
          </label>
        )}
        <p id={ids.you} className={cn(isInThread && canCallOff && 'xl:sr-only')}>
          {you}
        </p>
      </div>
      {canCallOff && <MessageField id={ids.field} describedBy={`${ids.you} ${ids.privacy} ${MORNING_LIMITS_ID}`} send={words.send} />}
      <div className={cn(SAMPLES, isInThread && 'xl:[&>button]:hidden', (isWaiting || isRewound) && 'low:sr-only')}>
        {samples.length > 0 && <span className="sr-only">{words.samples}</span>}
        {samples.map(({ lang, name, sample }) => (
          <MorningButton key={lang} lang={lang} onClick={() => onAct({ type: 'send', ...sample })}>
            {name}
          </MorningButton>
        ))}
        <p id={ids.privacy} className="text-xs leading-snug text-on-deck-2 low:leading-tight">
          {words.privacy}
        </p>
      </div>
      <p role="status" className="text-xs text-hold empty:hidden">
        {remark}
      </p>
    </form>
  )
}

/** The name of the text box in its form. */
const MESSAGE_FIELD = 'message'

/** Maximum length of a typed message. */
const MAX_LENGTH = 120

/** With a mouse, as high as the console has space for. */
const HEIGHT = 'min-h-11 xl:pointer-fine:min-h-10 low:pointer-fine:min-h-8.5'

type MessageFieldProps = {
  id: string
  /** The ids of its descriptions. */
  describedBy: string
  /** The name of the button. */
  send: string
}

/** The text box for a message, and its button. Its label is elsewhere in the form. */
function MessageField({ id, describedBy, send }: MessageFieldProps) {
  return (
    <div className="flex gap-1.5">
      <input
        id={id}
        name={MESSAGE_FIELD}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        aria-describedby={describedBy}
        className={cn(HEIGHT, 'min-w-0 flex-1 rounded-md border border-on-deck-2 bg-night px-3', 'text-base text-on-deck')}
      />
      {/* A button of its own: it submits, which IconButton never does, and is as high as the field beside it in every window. */}
      <button
        type="submit"
        className={cn(
          HEIGHT,
          'inline-flex min-w-11 items-center justify-center',
          'rounded-md bg-signal text-signal-ink hover:brightness-104',
        )}
      >
        <span className="sr-only">{send}</span>
        <Send aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
