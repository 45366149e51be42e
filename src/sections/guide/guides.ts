/** What the PDF guides contain: the pages' own content and the policy data, arranged for paper. */
import type { Guide } from '../../lib/build/guidePdf'
import { CALL_IN_RECORD, MANAGER_TIMELINE, METRICS, POINT_LADDER, POINTS } from '../../site/policy'

type Entry = { title: string; text: string }
type Section = { heading: string; items: readonly Entry[] }

/** Texts that stand in every guide (content/guides.yaml). */
export type GuideTexts = {
  industry: {
    title: string
    report: { heading: string; text: string; fields: readonly string[]; timeline: readonly string[]; endOfShift: string }
    measure: { heading: string; columns: readonly string[] }
    policy: { heading: string; columns: readonly string[]; weeks: readonly string[]; last: string }
  }
  security: {
    title: string
    featuresHeading: string
    columns: readonly string[]
    practices: string
    documents: string
    board: readonly { code: string; what: string; value: string }[]
  }
}

/** An industry page, as far as its guide needs it. */
export type GuideIndustry = {
  name: string
  hero: { lede: string }
  board: { rows: readonly { time: string; role: string; status: string; becomes?: { status: string } | undefined }[] }
  challenges: Section & { lede?: string | undefined }
  solutions: Section
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
  documents: Section
}

/** The guide of one industry. */
export function industryGuide(industry: GuideIndustry, fixed: GuideTexts['industry']): Guide {
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
          { kind: 'table', head: fixed.report.fields, rows: CALL_IN_RECORD.map(({ field, why }) => [field, why]) },
          {
            kind: 'table',
            head: fixed.report.timeline,
            rows: MANAGER_TIMELINE.map(({ from, to, task }) => [to === null ? fixed.report.endOfShift : `${from} to ${to}`, task]),
          },
        ],
      },
      {
        title: industry.feature.heading,
        blocks: [
          { kind: 'text', text: industry.feature.text },
          { kind: 'list', items: industry.feature.points },
          { kind: 'entries', items: industry.solutions.items.map(({ title, text }) => ({ title, text })) },
        ],
      },
      {
        title: fixed.measure.heading,
        blocks: [
          { kind: 'figures', items: industry.results.figures.slice(0, 3) },
          { kind: 'list', items: industry.results.list },
          {
            kind: 'table',
            head: fixed.measure.columns,
            rows: METRICS.map(({ name, formula, rhythm }) => [name, formula, rhythm]),
          },
        ],
      },
      {
        title: fixed.policy.heading,
        blocks: [
          {
            kind: 'table',
            head: fixed.policy.columns,
            rows: [
              ['Tardy', String(POINTS.tardy), POINT_LADDER[0]?.label ?? '', `${POINT_LADDER[0]?.at}`],
              ['Unplanned absence', String(POINTS.unplannedAbsence), POINT_LADDER[1]?.label ?? '', `${POINT_LADDER[1]?.at}`],
              ['No-call/no-show', String(POINTS.noCallNoShow), POINT_LADDER[2]?.label ?? '', `${POINT_LADDER[2]?.at}`],
              ['Protected absence', String(POINTS.protectedAbsence), POINT_LADDER[3]?.label ?? '', `${POINT_LADDER[3]?.at}`],
            ],
          },
          {
            kind: 'list',
            items: fixed.policy.weeks,
          },
          { kind: 'text', text: `${industry.closing.heading} ${industry.closing.text} ${fixed.policy.last}` },
        ],
      },
    ],
  }
}

/** The security whitepaper, from the data-security page's content. */
export function securityGuide(dataSecurity: GuideSecurity, fixed: GuideTexts['security']): Guide {
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
          {
            kind: 'table',
            head: fixed.columns,
            rows: dataSecurity.compliance.items.map(({ standard, text, status, cycle }) => [standard, text, status, cycle]),
          },
        ],
      },
      {
        title: fixed.practices,
        blocks: dataSecurity.lists.flatMap((list) => [
          { kind: 'text', text: list.title } as const,
          { kind: 'list', items: list.items } as const,
        ]),
      },
      { title: dataSecurity.response.heading, blocks: [{ kind: 'entries', items: dataSecurity.response.items }] },
      {
        title: fixed.documents,
        blocks: [{ kind: 'entries', items: dataSecurity.documents.items.map(({ title, text }) => ({ title, text })) }],
      },
    ],
  }
}
