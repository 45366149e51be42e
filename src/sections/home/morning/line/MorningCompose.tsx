import { Send } from 'lucide-react'
import { type SyntheticEvent, useId } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { MorningView } from '#src/models/morning/minute/morningAt.ts'
import type { MorningLanguage } from '#src/schemas/morning/morning.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { MorningButton } from '../MorningButton.tsx'
import { MORNING_LIMITS_ID } from '../MorningCaption.tsx'
import type { MorningAction, MorningState } from '../morningState.ts'

/** Maximum length of a typed message. */
const MAX_LENGTH = 120

const SAMPLES = cn(
  'flex flex-wrap items-center gap-1.5 max-sm:gap-x-1',
  // Only as many examples as fit.
  'max-sm:[&>button:nth-of-type(n+5)]:hidden low:[&>button:nth-of-type(n+4)]:hidden',
)

export type MorningComposeProps = {
  state: MorningState
  view: MorningView
  horn: number
  languages: readonly MorningLanguage[]
  words: MorningWords
  dispatch: (action: MorningAction) => void
}

/**
 * The form in which a visitor calls off: in their own words, or by a sample in one of the languages. If space is short, it shows one line
 * of samples. Typed text stays here.
 */
export function MorningCompose({ state, view, horn, languages, words: { line: words, privacy }, dispatch }: MorningComposeProps) {
  const id = useId()
  const { draft, minute, notice, own } = state
  /** The employee whom the visitor plays; undefined when everyone has called off. */
  const you = view.canCallOff[0]
  /** The line has asked a question, whose answers need the space of the samples. */
  const isAsked = draft !== null
  /** The visitor's message is in the thread. On wide screens it and its answer take the space of the samples and the introduction. */
  const isTalking = isAsked || view.followed?.callOff.isOwn === true
  /** The time to which the clock was set back for the last call-off. */
  const back = clockOf(own.at(-1)?.minute ?? minute)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    dispatch({ do: 'say', text: String(new FormData(form).get('said') ?? '') })
    form.reset()
  }
  return (
    <form method="dialog" onSubmit={submit} className="only-with-script mt-auto grid gap-2 pt-3 xl:gap-1.5 xl:pt-2 low:gap-1 low:pt-1">
      <div className={`text-xs leading-snug text-on-deck-2 low:leading-tight ${isAsked ? 'low:sr-only' : ''}`}>
        {you && (
          <label htmlFor={`${id}said`} className="block text-sm font-semibold text-on-deck">
            {words.input}
          </label>
        )}
        <p id={`${id}you`} className={isTalking && you ? 'xl:sr-only' : ''}>
          {you ? fillIn(words.you, { person: you.person, role: you.role, horn: clockOf(horn) }) : words.nobody}
        </p>
      </div>
      {you && (
        <div className="flex gap-1.5">
          <input
            id={`${id}said`}
            name="said"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            aria-describedby={`${id}you ${id}privacy ${MORNING_LIMITS_ID}`}
            className={cn(
              'min-h-11 min-w-0 xl:pointer-fine:min-h-10 low:pointer-fine:min-h-8.5',
              'flex-1 rounded-md border border-on-deck-2 bg-night px-3',
              'text-base text-on-deck',
            )}
          />
          {/* A button of its own: it submits, which IconButton never does, and is as high as the field beside it in every window. */}
          <button
            type="submit"
            className={cn(
              'inline-flex min-h-11 min-w-11 xl:pointer-fine:min-h-10 low:pointer-fine:min-h-8.5',
              'items-center justify-center',
              'rounded-md bg-signal text-signal-ink hover:brightness-104',
            )}
          >
            <span className="sr-only">{words.send}</span>
            <Send aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
      <div className={`${SAMPLES} ${isTalking ? 'xl:[&>button]:hidden' : ''} ${isAsked || notice === 'rewound' ? 'low:sr-only' : ''}`}>
        {you && !isAsked && <span className="sr-only">{words.samples}</span>}
        {languages.map(({ lang, name, sample }) =>
          you && sample && !isAsked ? (
            <MorningButton key={lang} lang={lang} onClick={() => dispatch({ do: 'say', ...sample })}>
              {name}
            </MorningButton>
          ) : null,
        )}
        <p id={`${id}privacy`} className="text-xs leading-snug text-on-deck-2 low:leading-tight">
          {privacy}
        </p>
      </div>
      <p role="status" className="text-xs text-hold empty:hidden">
        {notice === 'empty' ? words.empty : notice === 'rewound' ? fillIn(words.rewound, { time: back }) : ''}
      </p>
    </form>
  )
}
