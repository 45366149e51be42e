/** What the PDF guides contain: the pages' own content and the policy data, arranged for paper. */
import type { Guide } from '../lib/build/guidePdf'
import type { Industry } from '../sections/industry/industry'
import { claims } from '../site/claims'
import { CALL_IN_RECORD, MANAGER_TIMELINE, METRICS, NOTICE_HOURS, POINT_LADDER, POINTS } from '../site/policy'
import { dataSecurity } from './data-security'

const FOOTER = 'The figures and their scope are those of the website.'

/** The guide of one industry. */
export function industryGuide(industry: Industry): Guide {
  return {
    title: `Attendance in ${industry.name.toLowerCase()}`,
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
        title: 'The report: channels, clock, record',
        blocks: [
          {
            kind: 'text',
            text: `Reports come by phone, text, app or web portal, at least ${NOTICE_HOURS} hours before the shift except in emergencies. A late report is still a report. No diagnosis is asked; reasons that may be protected go to HR before anything counts.`,
          },
          { kind: 'table', head: ['Field', 'Why it is there'], rows: CALL_IN_RECORD.map(({ field, why }) => [field, why]) },
          {
            kind: 'table',
            head: ['Minutes after an alert', 'What the supervisor does'],
            rows: MANAGER_TIMELINE.map(({ from, to, task }) => [to === null ? 'End of shift' : `${from} to ${to}`, task]),
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
        title: 'What to measure',
        blocks: [
          { kind: 'figures', items: industry.results.figures.slice(0, 3) },
          { kind: 'list', items: industry.results.list },
          {
            kind: 'table',
            head: ['Metric', 'How it is worked out', 'Look'],
            rows: METRICS.map(({ name, formula, rhythm }) => [name, formula, rhythm]),
          },
        ],
      },
      {
        title: 'An example policy, and the first eight weeks',
        blocks: [
          {
            kind: 'table',
            head: ['Event', 'Points', 'Step', 'At'],
            rows: [
              ['Tardy', String(POINTS.tardy), POINT_LADDER[0]?.label ?? '', `${POINT_LADDER[0]?.at}`],
              ['Unplanned absence', String(POINTS.unplannedAbsence), POINT_LADDER[1]?.label ?? '', `${POINT_LADDER[1]?.at}`],
              ['No-call/no-show', String(POINTS.noCallNoShow), POINT_LADDER[2]?.label ?? '', `${POINT_LADDER[2]?.at}`],
              ['Protected absence', String(POINTS.protectedAbsence), POINT_LADDER[3]?.label ?? '', `${POINT_LADDER[3]?.at}`],
            ],
          },
          {
            kind: 'list',
            items: [
              'Week 1: connect employees and schedules, and check the data.',
              'Week 2: enter the policy and run last month through it. HR decides the differences.',
              'Week 3: numbers, languages, alerts; test calls at night.',
              `From week 4: a pilot with ${claims.pilotGroup.value} employees, then site by site. Go-live takes ${claims.implementation.value}.`,
            ],
          },
          { kind: 'text', text: `${industry.closing.heading} ${industry.closing.text} A demo takes under ${claims.demoLength.value}.` },
        ],
      },
    ],
  }
}

/** The security whitepaper, from the data-security page's content. */
export const securityGuide: Guide = {
  title: 'Security whitepaper',
  subtitle: dataSecurity.hero.lede,
  board: [
    ['TLS', claims.encryptionTransit.scope, claims.encryptionTransit.value],
    ['AES', claims.encryptionRest.scope, claims.encryptionRest.value],
    ['SLA', 'Uptime by the month', claims.uptime.value],
    ['DR', 'Restored in under', claims.recoveryTime.value],
  ],
  chapters: [
    {
      title: `${dataSecurity.features.heading}, four standards`,
      blocks: [
        { kind: 'entries', items: dataSecurity.features.items.map(({ title, text, status }) => ({ title: `${title} (${status})`, text })) },
        {
          kind: 'table',
          head: ['Standard', 'Covers', 'Status', 'Review'],
          rows: dataSecurity.compliance.items.map(({ standard, text, status, cycle }) => [standard, text, status, cycle]),
        },
      ],
    },
    {
      title: 'Practices',
      blocks: dataSecurity.lists.flatMap((list) => [
        { kind: 'text', text: list.title } as const,
        { kind: 'list', items: list.items } as const,
      ]),
    },
    { title: dataSecurity.response.heading, blocks: [{ kind: 'entries', items: dataSecurity.response.items }] },
    {
      title: 'Further documents',
      blocks: [{ kind: 'entries', items: dataSecurity.documents.items.map(({ title, text }) => ({ title, text })) }],
    },
  ],
}

export const guideFooter = FOOTER
