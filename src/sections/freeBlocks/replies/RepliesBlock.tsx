import { Skyline } from '#src/illustrations/Skyline.tsx'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { PanelHead } from '#src/illustrations/scenes/PanelHead.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { languageName } from '#src/lib/anywhere/text/wording.ts'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { RepliesContent } from '#src/schemas/blocks/replies.ts'
import { FigureList } from '#src/sections/shared/figures/FigureList.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { DeckHeading } from '../DeckHeading.tsx'
import { RepliesPlot } from './RepliesPlot.tsx'
import { answeredBy, countAnswers } from './replyPiles.ts'

export type RepliesBlockProps = RepliesContent & { id: string; heading: string }

/** Minutes between two counts for screen readers. */
const SPOKEN = 5

/** One message and its answers minute by minute, until the rest are a list of names to call. */
export function RepliesBlock({
  id,
  heading,
  headingLook,
  text,
  action,
  describe,
  sample,
  audience,
  message,
  translations,
  ...rest
}: RepliesBlockProps) {
  const { sentAt, channels, words, steps, figures, note, sent, have, cannot } = rest
  const piles = { sent, have, cannot }
  const answers = countAnswers(piles)
  const last = clockOf(minuteOf(sentAt) + have.length - 1)
  const noneSentence = fillIn(words.none, { count: answers.none })
  const spokenSteps = Array.from({ length: Math.ceil(have.length / SPOKEN) }, (_, index) => {
    const minutes = Math.min((index + 1) * SPOKEN, have.length)
    return fillIn(words.by, { count: answeredBy(piles, minutes), time: clockOf(minuteOf(sentAt) + minutes - 1) })
  })
  return (
    <section {...namedSection(id)} className="relative overflow-x-clip border-b-4 border-bubble-ink sky-dawn text-on-deck">
      <div className="column pt-14 pb-30 sm:pt-20 md:pt-24 md:pb-36">
        <DeckHeading id={id} heading={heading} text={text} action={action} headingLook={headingLook} />
        <figure className="relative mt-8 sm:mt-10">
          <figcaption className="sr-only">{[describe, ...spokenSteps, `${noneSentence}.`].join(' ')}</figcaption>
          <div className="mb-6 grid gap-4 lg:absolute lg:top-0 lg:right-0 lg:w-6/11 lg:grid-cols-ended lg:gap-x-8">
            <div>
              <PanelHead
                title={
                  <p>
                    {fillIn(words.to, { time: sentAt })} <b className="font-semibold text-on-deck">{audience}</b>
                  </p>
                }
                sample={sample}
                look="smallOnDeck"
              />
              <div className="mt-2">
                <MessageBubble look="message" size="large" isStretched>
                  {message}
                </MessageBubble>
              </div>
              {translations.map(({ lang, text: translated }) => (
                <p key={lang} className="mt-2 border-l-2 border-deck-line pl-3 text-sm text-on-deck-2">
                  <b className="font-semibold text-on-deck">{languageName(lang, 'en')}</b> <span lang={lang}>{translated}</span>
                </p>
              ))}
            </div>
            <dl className="flex flex-wrap gap-x-6 gap-y-1 lg:flex-col lg:gap-y-3 lg:text-right">
              <Count count={answers.have} label={words.have} tone="text-on-deck" />
              <Count count={answers.cannot} label={words.cannot} tone="text-stop" />
            </dl>
          </div>
          <RepliesPlot piles={piles} sentAt={sentAt} none={noneSentence} className="max-sm:hidden lg:pt-20" />
          <RepliesPlot piles={piles} sentAt={sentAt} none={noneSentence} isTall className="sm:hidden" />
          <p className="mt-3 text-2xs text-on-deck-2">
            {fillIn(words.sent, { sent, time: last })} {channels.map(({ name, delivered }) => `${name} ${delivered}`).join(' · ')}
          </p>
        </figure>
        <ol className="mt-10 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text: words }, index) => (
            <li key={title} className="row-span-2 grid shares-rows gap-y-0 border-t border-deck-line pt-4">
              <Heading level={3}>
                <span aria-hidden="true" className="mr-2.5 text-signal tabular-nums">
                  {index + 1}
                </span>
                {title}
              </Heading>
              <p className="mt-2 text-sm text-on-deck-2">{words}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 grid gap-y-6">
          <FigureList look="row" figures={figures} />
          <p className="measure-70 text-sm text-on-deck-2">{note}</p>
        </div>
      </div>
      {/* The light ends behind the skyline; the ground continues to both edges. */}
      <Skyline />
    </section>
  )
}

function Count({ count, label, tone }: { count: number; label: string; tone: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-x-2 lg:flex-col-reverse lg:items-end">
      <dt className="text-sm text-on-deck-2">{label}</dt>
      <dd className={`font-display text-4xl leading-none sm:text-figure font-bold tabular-nums ${tone}`}>{count}</dd>
    </div>
  )
}
