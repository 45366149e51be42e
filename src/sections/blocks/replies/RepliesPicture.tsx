import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { PanelHead } from '#src/illustrations/scenes/PanelHead.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { languageName } from '#src/lib/anywhere/text/wording.ts'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { RepliesContent } from '#src/schemas/blocks/replies.ts'
import { REPLIES_ORIENTATIONS, type RepliesOrientation } from './repliesOrientation.ts'
import { countAnsweredBy, countAnswers, countColumns, dotPaths, type ReplyCounts } from './replyPiles.ts'

export type RepliesPictureProps = Pick<
  RepliesContent,
  'describe' | 'sample' | 'audience' | 'message' | 'translations' | 'sentAt' | 'channels' | 'sent' | 'have' | 'cannot' | 'words'
> & {
  /** Spacing around it. */
  className: string
}

/** Minutes between two counts for screen readers. */
const SPOKEN_STEP = 5

/** @returns how many people had answered, every few minutes, up to the last answer */
function repliesSentences({ sent, have, cannot, sentAt, words }: Omit<RepliesPictureProps, 'className'>): string[] {
  return Array.from({ length: Math.ceil(have.length / SPOKEN_STEP) }, (_, index) => {
    const minutes = Math.min((index + 1) * SPOKEN_STEP, have.length)
    const count = countAnsweredBy({ sent, have, cannot }, minutes)
    return fillIn(words.by, { count, time: clockOf(minuteOf(sentAt) + minutes - 1) })
  })
}

/** The message in its languages, and the answers to it as counts and as dots. */
export function RepliesPicture(props: RepliesPictureProps) {
  const { describe, sentAt, channels, words, sent, have, cannot } = props
  const counts = { sent, have, cannot }
  const answers = countAnswers(counts)
  const lastMinute = clockOf(minuteOf(sentAt) + have.length - 1)
  const noneLabel = fillIn(words.none, { count: answers.none })
  const plot = { counts, sentAt, noneLabel }
  return (
    <figure className={cn('relative', props.className)}>
      <figcaption className="sr-only">{[describe, ...repliesSentences(props), `${noneLabel}.`].join(' ')}</figcaption>
      <div className="mb-6 grid gap-4 lg:absolute lg:top-0 lg:right-0 lg:w-6/11 lg:grid-cols-ended lg:gap-x-8">
        <SentText {...props} />
        <dl className="flex flex-wrap gap-x-6 gap-y-1 lg:flex-col lg:gap-y-3 lg:text-right">
          <AnswerCount count={answers.have} label={words.have} className="text-on-deck" />
          <AnswerCount count={answers.cannot} label={words.cannot} className="text-stop" />
        </dl>
      </div>
      <RepliesPlot {...plot} orientation="across" className="max-sm:hidden lg:pt-20" />
      <RepliesPlot {...plot} orientation="upright" className="sm:hidden" />
      <p className="mt-3 text-2xs text-on-deck-2">
        {fillIn(words.sent, { sent, time: lastMinute })} {channels.map(({ name, delivered }) => `${name} ${delivered}`).join(' · ')}
      </p>
    </figure>
  )
}

type SentTextProps = Pick<RepliesPictureProps, 'sentAt' | 'audience' | 'sample' | 'message' | 'translations' | 'words'>

function SentText({ sentAt, audience, sample, message, translations, words }: SentTextProps) {
  return (
    <div>
      <PanelHead
        title={
          <p>
            {fillIn(words.to, { time: sentAt })} <b className="font-semibold text-on-deck">{audience}</b>
          </p>
        }
        sample={sample}
        size="xs"
        surface="deck"
      />
      <div className="mt-2">
        <MessageBubble look="message" size="large" isStretched>
          {message}
        </MessageBubble>
      </div>
      {translations.map(({ lang, text }) => (
        <p key={lang} className="mt-2 border-l-2 border-deck-line pl-3 text-sm text-on-deck-2">
          <b className="font-semibold text-on-deck">{languageName(lang, 'en')}</b> <span lang={lang}>{text}</span>
        </p>
      ))}
    </div>
  )
}

function AnswerCount({ count, label, className }: { count: number; label: string; className: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-x-2 lg:flex-col-reverse lg:items-end">
      <dt className="text-sm text-on-deck-2">{label}</dt>
      <dd className={`font-display text-4xl leading-none sm:text-figure font-bold tabular-nums ${className}`}>{count}</dd>
    </div>
  )
}

type RepliesPlotProps = {
  counts: ReplyCounts
  /** When the message went out. */
  sentAt: string
  /** Label of the last column, of those who have not answered. */
  noneLabel: string
  /** Direction of the minutes. */
  orientation: keyof typeof REPLIES_ORIENTATIONS
  className?: string
}

/** Minutes between two times on the scale. */
const TIME_STEP = 5

/** The answers as they arrive, a dot for each person, in a column or line for each minute. */
function RepliesPlot({ counts, sentAt, noneLabel, orientation, className }: RepliesPlotProps) {
  const view: RepliesOrientation = REPLIES_ORIENTATIONS[orientation]
  const columns = countColumns(counts)
  const { width, height } = view.size(columns)
  const paths = dotPaths(counts, view.dotLayout)
  const minutes = Array.from({ length: Math.ceil((columns - 2) / TIME_STEP) }, (_, index) => index * TIME_STEP)
  return (
    <div aria-hidden="true" className={cn('relative', view.className, className)}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full" fill="none" strokeLinecap="round">
        <path d={paths.have} strokeWidth={view.dot} className="stroke-on-deck forced-colors:stroke-system-ink" />
        <path d={paths.cannot} strokeWidth={view.dot} className="stroke-stop forced-colors:stroke-system-mark" />
        <path d={paths.none} strokeWidth={view.dot} className="stroke-signal forced-colors:stroke-system-ink" />
        <path d={paths.none} strokeWidth={view.hole} className="stroke-deck forced-colors:stroke-system-paper" />
      </svg>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {minutes.map((minute) => (
          <text key={minute} {...view.timeLabel((minute + 0.5) / columns)} className="fill-on-deck-2 text-2xs tabular-nums">
            {clockOf(minuteOf(sentAt) + minute)}
          </text>
        ))}
        <text {...view.noneLabel} className="fill-signal text-2xs font-semibold">
          {noneLabel}
        </text>
      </svg>
    </div>
  )
}
