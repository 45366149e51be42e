import type { ReactNode } from 'react'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { weekOf } from '#src/lib/anywhere/time/dates.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import type { GlossedWords } from '#src/schemas/opening/channelReportsOpening.ts'
import type { RecordedReport } from './recordValues.ts'

const ARTS: Record<ReportChannel, (props: ReportArtProps) => ReactNode> = { phone: PhoneArt, text: TextArt, app: AppArt, portal: PortalArt }

/** How each channel looks to the person who reports. The text is real text; the drawings add nothing to it. */
export function ReportArt(props: ReportArtProps) {
  const Art = ARTS[props.report.channel]
  return <Art {...props} />
}

/** What the drawing of each channel takes. `reasonName` is the name of the field with the reason. */
type ReportArtProps = RecordedReport & { reasonName: string }

/** Heights of the bars of a voice, in units of its box. They are higher in the middle of each word. */
const BAR_HEIGHTS = Array.from({ length: 27 }, (_, index) => 5 + Math.abs(Math.sin(index * 0.42) * Math.cos(index * 0.17 + 0.4)) * 32)
const VOICE = BAR_HEIGHTS.map((height, index) => `M${index * 5 + 2} ${(24 - height / 2).toFixed(1)}v${height.toFixed(1)}`).join('')
const HANDSET =
  'M6.6 2.5 9.5 2l2 5-2.3 1.7a13 13 0 0 0 6 6l1.8-2.3 5 2-.5 3c-.3 2-1.7 3.1-3.5 3C10.3 19.7 4.3 13.7 3.5 6c-.1-1.8 1.1-3.2 3.1-3.5Z'

/** A call: what was said, as a voice. */
function PhoneArt({ report: { said, lang } }: ReportArtProps) {
  return (
    <span className="lane-art flex items-center gap-3.5 bg-paper pr-3 rounded-l-full max-sm:flex-wrap max-sm:gap-y-2">
      <svg aria-hidden="true" viewBox="0 0 56 56" className="size-14 shrink-0">
        <circle cx="28" cy="28" r="27.5" className="fill-deck stroke-deck-line" />
        <path d={HANDSET} transform="translate(16 16)" className="fill-signal" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 136 48" className="h-12 w-34 min-w-0 shrink stroke-ink" strokeWidth="2.6" strokeLinecap="round">
        <path d={VOICE} />
      </svg>{' '}
      <span className="shrink-0 max-sm:w-full max-sm:shrink">
        <GlossedText words={said} lang={lang} />
      </span>
    </span>
  )
}

/** A text message, and the line’s answer. */
function TextArt({ report: { said, answer, lang } }: ReportArtProps) {
  return (
    <span className="lane-art flex gap-2.5 max-sm:flex-col sm:items-end">
      <MessageBubble as="span" look="messageOnCard" size="small" className="lane-edge max-w-60 min-w-0">
        <GlossedText words={said} lang={lang} />
      </MessageBubble>{' '}
      {answer && (
        <MessageBubble as="span" look="reply" size="small" className="min-w-0">
          <GlossedText words={answer} lang={lang} glossClass="text-signal-ink" />
        </MessageBubble>
      )}
    </span>
  )
}

/** A form of the app, with a touch on its button. */
function AppArt({ report: { said, spot }, record, reasonName }: ReportArtProps) {
  const cells = [
    [`${capitalized(record.when)}, ${spot}`, record.hours],
    [reasonName, record.reason],
  ]
  return (
    <span className="lane-art lane-edge relative flex flex-wrap gap-1.5 rounded-xl bg-card p-1 sm:p-1.5">
      {cells.map(([name, value]) => (
        <span key={name} className="grow rounded-md bg-paper-2 px-2 py-2 sm:px-2.5">
          <span className="block text-xs leading-tight text-ink-2">{name}</span>{' '}
          <span className="block text-sm leading-tight font-semibold tabular-nums">{value}</span>
        </span>
      ))}{' '}
      <span
        className={cn(
          'grid grow place-items-center',
          'rounded-md bg-deck px-7 py-2',
          'text-sm',
          'ring-1 ring-deck-line ring-inset',
          'font-semibold text-on-deck',
        )}
      >
        {said.text}
      </span>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="absolute right-1.5 -bottom-2.5 size-8" fill="none">
        <circle cx="16" cy="16" r="13" className="fill-deck stroke-signal" strokeWidth="3" />
        <circle cx="16" cy="16" r="6" className="fill-signal" />
      </svg>
    </span>
  )
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The portal in a browser, with the week of the shift. */
function PortalArt({ report: { said, lang, shift } }: ReportArtProps) {
  const formatInLanguage = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <span className="lane-art lane-edge block overflow-hidden rounded-md bg-card">
      <span className="flex flex-wrap items-center gap-x-3 border-b-2 border-inherit bg-paper-2 px-3 py-1">
        <svg aria-hidden="true" viewBox="0 0 30 8" className="h-2 w-7.5 shrink-0 stroke-ink max-sm:hidden" fill="none" strokeWidth="1.5">
          <path d="M1 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0M23 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
        </svg>
        <span lang={lang} className="text-xs font-semibold">
          {said.text}
        </span>{' '}
        {said.gloss && <span className="text-xs text-ink-2">{said.gloss}</span>}
        <span lang={lang} aria-hidden="true" className="ml-auto text-xs whitespace-nowrap text-ink-2 max-sm:hidden lg:max-xl:hidden">
          {formatInLanguage(shift.day, { month: 'long', year: 'numeric' })}
        </span>
      </span>
      <span lang={lang} aria-hidden="true" className="grid grid-cols-7 gap-0.5 px-2 py-1.5 text-center text-sm leading-tight tabular-nums">
        {weekOf(shift.day).map((day) => (
          <span key={day} className={day === shift.day ? 'rounded-tick bg-deck py-1 font-semibold text-signal' : 'py-1'}>
            <span className="block text-2xs leading-none">{formatInLanguage(day, { weekday: 'narrow' })}</span>
            {Number(day.slice(8))}
          </span>
        ))}
      </span>
    </span>
  )
}

type GlossedTextProps = { words: GlossedWords; lang: string; glossClass?: string }

/** A text with its English translation below. */
function GlossedText({ words, lang, glossClass = 'text-ink-2' }: GlossedTextProps) {
  return (
    <>
      <span lang={lang} className="block text-sm leading-tight font-semibold text-balance">
        {words.text}
      </span>{' '}
      {words.gloss && <span className={`mt-0.5 block text-xs leading-tight text-balance ${glossClass}`}>{words.gloss}</span>}
    </>
  )
}
