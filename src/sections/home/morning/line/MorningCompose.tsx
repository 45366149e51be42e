import { type SyntheticEvent, useId } from 'react'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CrewStation } from '#src/models/morning/morningStory.ts'
import type { MorningLanguage } from '#src/schemas/morning/morning.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { MorningButton } from '../MorningButton.tsx'
import { MORNING_LIMITS_ID } from '../MorningCaption.tsx'
import { remarkSentence } from '../morningSentences.ts'
import type { MorningState } from '../state/morningState.ts'
import { MESSAGE_FIELD, MessageField } from './MessageField.tsx'

/** Only as many samples as fit. */
const FEW_SAMPLES = 'max-sm:[&>button:nth-of-type(n+5)]:hidden low:[&>button:nth-of-type(n+4)]:hidden'
const SAMPLES = `flex flex-wrap items-center gap-1.5 max-sm:gap-x-1 ${FEW_SAMPLES}`

export type MorningComposeProps = {
  /** The station whose employee the visitor plays; undefined when everyone has called off. */
  visitorStation: CrewStation | undefined
  horn: number
  /** The line has asked a question, whose answers need the space of the samples. */
  hasDraft: boolean
  /** The visitor's message is in the thread. On wide screens it and its answer take the space of the samples and the introduction. */
  isInThread: boolean
  remark: MorningState['remark']
  languages: readonly MorningLanguage[]
  words: Pick<MorningWords, 'line' | 'privacy'>
  onSend: (message: { text: string; gloss?: string | undefined }) => void
}

/**
 * The form in which a visitor calls off: in their own words, or by a sample in one of the languages. If space is short, it shows one line
 * of samples. Typed text stays here.
 */
export function MorningCompose({
  visitorStation,
  horn,
  hasDraft,
  isInThread,
  remark,
  languages,
  words: { line: words, privacy },
  onSend,
}: MorningComposeProps) {
  const id = useId()
  const ids = { field: `${id}field`, you: `${id}you`, privacy: `${id}privacy` }
  const samples =
    visitorStation && !hasDraft ? languages.flatMap(({ sample, ...language }) => (sample ? [{ ...language, sample }] : [])) : []
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSend({ text: String(new FormData(form).get(MESSAGE_FIELD) ?? '') })
    form.reset()
  }
  return (
    <form method="dialog" onSubmit={submit} className="only-with-script mt-auto grid gap-2 pt-3 xl:gap-1.5 xl:pt-2 low:gap-1 low:pt-1">
      <div className={`text-xs leading-snug text-on-deck-2 low:leading-tight ${hasDraft ? 'low:sr-only' : ''}`}>
        {visitorStation && (
          <label htmlFor={ids.field} className="block text-sm font-semibold text-on-deck">
            {words.input}
          </label>
        )}
        <p id={ids.you} className={isInThread && visitorStation ? 'xl:sr-only' : ''}>
          {visitorStation
            ? fillIn(words.you, { person: visitorStation.person, role: visitorStation.role, horn: clockOf(horn) })
            : words.nobody}
        </p>
      </div>
      {visitorStation && <MessageField id={ids.field} describedBy={`${ids.you} ${ids.privacy} ${MORNING_LIMITS_ID}`} send={words.send} />}
      <div
        className={`${SAMPLES} ${isInThread ? 'xl:[&>button]:hidden' : ''} ${hasDraft || remark?.kind === 'rewound' ? 'low:sr-only' : ''}`}
      >
        {visitorStation && !hasDraft && <span className="sr-only">{words.samples}</span>}
        {samples.map(({ lang, name, sample }) => (
          <MorningButton key={lang} lang={lang} onClick={() => onSend(sample)}>
            {name}
          </MorningButton>
        ))}
        <p id={ids.privacy} className="text-xs leading-snug text-on-deck-2 low:leading-tight">
          {privacy}
        </p>
      </div>
      <p role="status" className="text-xs text-hold empty:hidden">
        {remarkSentence(remark, words)}
      </p>
    </form>
  )
}
