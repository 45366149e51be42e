/** What the PDF guides contain: the pages' own content and the policy data, arranged for paper. */
import type { GuideLink } from '../../lib/build/guidePaper'
import type { Guide } from '../../lib/build/guidePdf'
import type { Link } from '../../site/link'
import { CALL_IN_RECORD, MANAGER_TIMELINE, METRICS, POINT_LADDER, POINTS } from '../../site/policy'
import { folders } from '../../site/routes'

type Entry = { title: string; text: string }
type CardEntry = Entry & { action?: Link | undefined }
type Section<T extends Entry = Entry> = { heading: string; items: readonly T[] }
type TableTexts = { heading: string; columns: readonly string[] }
type Reading = { heading: string; links: readonly Link[] }

/** Texts that stand in every guide (content/guides.yaml). */
export type GuideTexts = {
  industry: {
    title: string
    report: { heading: string; text: string; record: TableTexts; timeline: TableTexts; endOfShift: string }
    measure: { heading: string; metrics: TableTexts }
    policy: {
      heading: string
      points: TableTexts
      events: Readonly<Record<keyof typeof POINTS, string>>
      steps: TableTexts
      weeksHeading: string
      weeks: readonly string[]
    }
    closing: { text: string; demo: Link }
    reading: Reading
  }
  security: {
    title: string
    featuresHeading: string
    standards: TableTexts
    practices: string
    documents: string
    reading: Reading
    board: readonly { code: string; what: string; value: string }[]
  }
}

/** An industry page, as far as its guide needs it. */
export type GuideIndustry = {
  name: string
  hero: { lede: string }
  board: { rows: readonly { time: string; role: string; status: string; becomes?: { status: string } | undefined }[] }
  challenges: Section & { lede?: string | undefined }
  solutions: Section<CardEntry>
  results: { figures: readonly { value: string; label: string }[]; list: readonly string[] }
  feature: { heading: string; text: string; points: readonly string[] }
  closing: { heading: string; text: string }
}

/** The data security page, as far as the whitepaper needs it. */
export type GuideSecurity = {
  hero: { lede: string }
  features: { heading: string; items: readonly (Entry & { status: string })[] }
  compliance: { items: readonly { standard: string; text: string; status: string; cycle: string }[] }
  lists: readonly { title: string; items: readonly string[] }[]
  response: Section
  documents: Section<CardEntry>
}

const tableOf = ({ heading, columns }: TableTexts, rows: readonly (readonly string[])[]) =>
  [{ kind: 'heading', text: heading } as const, { kind: 'table', head: columns, rows } as const] as const

const idsOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[]

/** On paper an address is read before it is clicked: it shows as it is, without the protocol. */
const addressOf = (href: string, origin: string): GuideLink => {
  const url = new URL(href, origin)
  return { label: url.href.replace(/^https?:\/\//, '').replace(/\/$/, ''), url: url.href }
}
const linkOf = ({ label, href }: Link, origin: string) => ({ title: label, ...addressOf(href, origin) })
/** The entries of a page, but for those that offer the guide itself. */
const entriesOf = (items: readonly CardEntry[], origin: string) =>
  items
    .filter(({ action }) => !action?.href.startsWith(`${folders.guides}/`))
    .map(({ title, text, action }) => ({ title, text, link: action && addressOf(action.href, origin) }))
const readingOf = ({ heading, links }: Reading, origin: string) =>
  [{ kind: 'heading', text: heading } as const, { kind: 'links', items: links.map((link) => linkOf(link, origin)) } as const] as const

/**
 * The guide of one industry.
 * @param origin where the site's addresses begin, without a slash at the end
 */
export function industryGuide(industry: GuideIndustry, fixed: GuideTexts['industry'], origin: string): Guide {
  return {
    title: `${fixed.title} ${industry.name.toLowerCase()}`,
    subtitle: industry.hero.lede,
    board: industry.board.rows.map((row) => [row.time, row.role, (row.becomes ?? row).status] as const),
    chapters: [
      {
        title: industry.challenges.heading,
        blocks: [
          ...(industry.challenges.lede ? [{ kind: 'text', text: industry.challenges.lede } as const] : []),
          { kind: 'entries', items: industry.challenges.items },
        ],
      },
      {
        title: fixed.report.heading,
        blocks: [
          {
            kind: 'text',
            text: fixed.report.text,
          },
          ...tableOf(
            fixed.report.record,
            CALL_IN_RECORD.map(({ field, why }) => [field, why]),
          ),
          ...tableOf(
            fixed.report.timeline,
            MANAGER_TIMELINE.map(({ from, to, task }) => [to === null ? fixed.report.endOfShift : `${from} to ${to}`, task]),
          ),
        ],
      },
      {
        title: industry.feature.heading,
        blocks: [
          { kind: 'text', text: industry.feature.text },
          { kind: 'list', items: industry.feature.points },
          { kind: 'entries', items: entriesOf(industry.solutions.items, origin) },
        ],
      },
      {
        title: fixed.measure.heading,
        blocks: [
          { kind: 'figures', items: industry.results.figures.slice(0, 3) },
          { kind: 'list', items: industry.results.list },
          ...tableOf(
            fixed.measure.metrics,
            METRICS.map(({ name, formula, rhythm }) => [name, formula, rhythm]),
          ),
        ],
      },
      {
        title: fixed.policy.heading,
        blocks: [
          ...tableOf(
            fixed.policy.points,
            idsOf(POINTS).map((id) => [fixed.policy.events[id], String(POINTS[id])]),
          ),
          ...tableOf(
            fixed.policy.steps,
            POINT_LADDER.map(({ at, label }) => [String(at), label]),
          ),
          { kind: 'heading', text: fixed.policy.weeksHeading },
          { kind: 'list', items: fixed.policy.weeks },
        ],
      },
      {
        title: industry.closing.heading,
        blocks: [
          { kind: 'text', text: `${industry.closing.text} ${fixed.closing.text}` },
          { kind: 'links', items: [linkOf(fixed.closing.demo, origin)] },
          ...readingOf(fixed.reading, origin),
        ],
      },
    ],
  }
}

/**
 * The security whitepaper, from the data-security page's content.
 * @param origin where the site's addresses begin, without a slash at the end
 */
export function securityGuide(dataSecurity: GuideSecurity, fixed: GuideTexts['security'], origin: string): Guide {
  return {
    title: fixed.title,
    subtitle: dataSecurity.hero.lede,
    board: fixed.board.map(({ code, what, value }) => [code, what, value] as const),
    chapters: [
      {
        title: fixed.featuresHeading,
        blocks: [
          {
            kind: 'entries',
            items: dataSecurity.features.items.map(({ title, text, status }) => ({ title: `${title} (${status})`, text })),
          },
          ...tableOf(
            fixed.standards,
            dataSecurity.compliance.items.map(({ standard, text, status, cycle }) => [standard, text, status, cycle]),
          ),
        ],
      },
      {
        title: fixed.practices,
        blocks: dataSecurity.lists.flatMap((list) => [
          { kind: 'heading', text: list.title } as const,
          { kind: 'list', items: list.items } as const,
        ]),
      },
      { title: dataSecurity.response.heading, blocks: [{ kind: 'entries', items: dataSecurity.response.items }] },
      {
        title: fixed.documents,
        blocks: [{ kind: 'entries', items: entriesOf(dataSecurity.documents.items, origin) }, ...readingOf(fixed.reading, origin)],
      },
    ],
  }
}
