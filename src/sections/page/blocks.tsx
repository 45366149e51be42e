/** Blocks that pages put together in their own order. Each takes what it says as props. */
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/TextLink'

type Item = { title: string; text: string }

/** A section's heading with an optional line under it. */
function Heading({ id, heading, lede, onDeck = false }: { id: string; heading: string; lede?: string | undefined; onDeck?: boolean }) {
  return (
    <div className="max-w-[46rem]">
      <h2 id={id} className="text-4xl">
        {heading}
      </h2>
      {lede && <p className={`mt-4 text-lg ${onDeck ? 'text-on-deck-2' : 'text-ink-2'}`}>{lede}</p>}
    </div>
  )
}

export type StepRailProps = { id: string; heading: string; lede?: string; steps: readonly Item[] }

/** Numbered steps along a rail. */
export function StepRail({ id, heading, lede, steps }: StepRailProps) {
  return (
    <section aria-labelledby={id} className="column grid gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-[1fr_1.3fr]">
      <Heading id={id} heading={heading} lede={lede} />
      <ol className="border-l-2 border-line">
        {steps.map((step, index) => (
          <li key={step.title} className="relative pb-8 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-0 -left-[17px] grid size-8 place-items-center rounded-full bg-signal font-display text-sm font-bold text-signal-ink"
            >
              {index + 1}
            </span>
            <h3 className="text-xl">{step.title}</h3>
            <p className="mt-1.5 text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export type BeforeAfterProps = {
  id: string
  heading: string
  before: string
  after: string
  rows: readonly { before: string; after: string }[]
}

/** What something replaces, row by row. */
export function BeforeAfter({ id, heading, before, after, rows }: BeforeAfterProps) {
  return (
    <section aria-labelledby={id} className="border-y border-line bg-paper-2">
      <div className="column py-20 md:py-28">
        <Heading id={id} heading={heading} />
        <div className="mt-10 overflow-hidden rounded-lg border border-line bg-card">
          <table className="w-full border-collapse text-left text-sm sm:text-base">
            <thead>
              <tr className="bg-paper-2 text-sm text-ink-2">
                <th scope="col" className="w-1/2 px-4 py-3 font-semibold sm:px-6">
                  {before}
                </th>
                <th scope="col" className="px-4 py-3 font-semibold sm:px-6">
                  {after}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.before} className="border-t border-line align-top">
                  <td className="px-4 py-4 text-ink-2 sm:px-6">{row.before}</td>
                  <td className="border-l-4 border-l-signal px-4 py-4 font-medium sm:px-6">{row.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

export type FigureBandProps = { id: string; heading: string; figures: readonly { value: string; label: string }[]; note?: string }

/** Figures on the dark deck, from the registry of claims. */
export function FigureBand({ id, heading, figures, note }: FigureBandProps) {
  return (
    <section aria-labelledby={id} className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr] lg:items-end">
        <h2 id={id} className="text-3xl">
          {heading}
        </h2>
        <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {figures.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse justify-end border-t-2 border-signal pt-3">
              <dt className="text-sm text-on-deck-2">{figure.label}</dt>
              <dd className="font-display text-4xl leading-tight font-bold tracking-tight">{figure.value}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="text-sm text-on-deck-2 lg:col-start-2">{note}</p>}
      </div>
    </section>
  )
}

export type QuestionsProps = { id: string; heading: string; questions: readonly { question: string; answer: string }[] }

/** A few questions with their answers, open one by one. */
export function Questions({ id, heading, questions }: QuestionsProps) {
  return (
    <section aria-labelledby={id} className="column grid gap-x-16 gap-y-8 py-20 md:py-24 lg:grid-cols-[1fr_1.8fr]">
      <Heading id={id} heading={heading} />
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className="faq">
            <summary>{question}</summary>
            <p className="pb-4 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

export type CardGridProps = {
  id: string
  heading: string
  lede?: string
  items: readonly (Item & { action?: { label: string; href: string } })[]
  look?: 'cards' | 'ruled'
}

/** A grid of short texts: bordered cards, or ruled columns. */
export function CardGrid({ id, heading, lede, items, look = 'cards' }: CardGridProps) {
  const isRuled = look === 'ruled'
  return (
    <section aria-labelledby={id} className="column py-20 md:py-28">
      <Heading id={id} heading={heading} lede={lede} />
      <ul
        className={`mt-10 grid gap-5 sm:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : items.length === 4 && isRuled ? 'lg:grid-cols-4' : ''}`}
      >
        {items.map((item) => (
          <li
            key={item.title}
            className={isRuled ? 'border-t-2 border-ink pt-4' : 'flex flex-col rounded-xl border border-line bg-card p-6'}
          >
            <h3 className="text-xl">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
            {item.action && (
              <p className="mt-auto pt-4 text-sm">
                <TextLink href={item.action.href} arrow>
                  {item.action.label}
                  <span className="sr-only">: {item.title}</span>
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export type SplitProps = {
  id: string
  heading: string
  text: string
  points?: readonly string[]
  action?: { label: string; href: string }
  flip?: boolean
  children?: ReactNode
}

/** Words on one side, a scene on the other. */
export function Split({ id, heading, text, points, action, flip = false, children }: SplitProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <div className="column grid gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-2 lg:items-center">
        <div className={flip ? 'lg:order-2' : ''}>
          <h2 id={id} className="text-4xl">
            {heading}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{text}</p>
          {points && (
            <ul className="mt-6 grid gap-3">
              {points.map((point) => (
                <li key={point} className="grid grid-cols-[10px_1fr] gap-x-4">
                  <span aria-hidden="true" className="mt-[0.5em] size-2.5 rounded-[3px] bg-signal" />
                  {point}
                </li>
              ))}
            </ul>
          )}
          {action && (
            <p className="mt-6">
              <TextLink href={action.href} arrow>
                {action.label}
                <span className="sr-only">: {heading}</span>
              </TextLink>
            </p>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}

export type QuoteProps = { quote: string; role: string; company: string }

/** One customer's words, large. */
export function Quote({ quote, role, company }: QuoteProps) {
  return (
    <section aria-label="What a customer says" className="border-y border-line bg-paper-2">
      <figure className="column py-20 md:py-24">
        <span aria-hidden="true" className="hazard block h-2.5 w-16 rounded-[2px]" />
        <blockquote className="mt-6 max-w-[24em] font-display text-[clamp(1.5rem,1rem+2.2vw,2.5rem)] leading-[1.15] font-bold tracking-tight text-balance">
          “{quote}”
        </blockquote>
        <figcaption className="mt-5 text-ink-2">
          {role}, <span className="font-semibold text-ink">{company}</span>
        </figcaption>
      </figure>
    </section>
  )
}

export type FurtherReadingProps = { heading: string; links: readonly { title: string; text: string; href: string }[] }

/** Where to read on. */
export function FurtherReading({ heading, links }: FurtherReadingProps) {
  return (
    <section aria-labelledby="further" className="column pb-4">
      <h2 id="further" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-5 grid border-t border-line">
        {links.map((link) => (
          <li key={link.href} className="border-b border-line">
            <a
              href={link.href}
              className="grid gap-x-8 gap-y-1 py-4 no-underline hover:bg-paper-2 md:grid-cols-[1fr_1.2fr] md:items-baseline"
            >
              <span className="font-semibold underline decoration-signal-deep decoration-2 underline-offset-4">{link.title}</span>
              <span className="text-sm text-ink-2">{link.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
