/** A picture whose numbers do not agree is refused, with the number that would. */
import { describe, expect, it } from 'vitest'
import { EXAMPLE_POLICY } from '#src/models/policy/examplePolicy.ts'
import { NOTICE_HOURS } from '#src/models/policy/policy.ts'
import { findProblems } from '../findProblems.testing.ts'
import { broadcastSchema } from './broadcastScene.ts'
import { chartSchema } from './chartScene.ts'
import { dashboardSchema, MIN_REASON_GROUP } from './dashboardScene.ts'
import { escalationSchema } from './escalationScene.ts'
import { ledgerSchema } from './ledgerScene.ts'
import { portalSchema } from './portalScene.ts'
import { skillsSchema } from './skillsScene.ts'

const week = { label: 'Nov 16', scheduled: 1000, callOffs: 50, early: 35, noShows: 8 }
const descriptionWith = (sentence: string) => `A dashboard for a test, described in a whole sentence: ${sentence}.`

const DASHBOARD = {
  sample: true,
  place: 'Plant',
  label: 'Live',
  time: '06:12',
  describe: descriptionWith('an NCNS rate of 0.8%, 70% in time'),
  weeks: [week, week, week, week].map((copy, index) => ({ ...copy, label: `W${index}` })),
  coverageMinutes: [5, 10, 20],
  reasons: {
    codes: [
      { code: 'illness', count: 30 },
      { code: 'family', count: 16 },
    ],
    combined: 4,
  },
  crew: {
    title: 'First shift',
    lines: [
      { name: 'A', scheduled: 10, here: 8, filled: 1, open: 1 },
      { name: 'B', scheduled: 4, here: 4, filled: 0, open: 0 },
    ],
  },
}
const withLast = (change: Partial<typeof week>) => ({ ...DASHBOARD, weeks: [...DASHBOARD.weeks.slice(1), { ...week, ...change }] })

describe('the scene of a dashboard', () => {
  it('is taken when its numbers agree', () => expect(findProblems(dashboardSchema, DASHBOARD)).toEqual([]))
  it('is taken with the counts that it shows, sums of the crew and the numbers of its labels in the sentence', () => {
    const sentence = 'plant 2 at 6:12 has an NCNS rate of 0.8%, 8 of 1,000 shifts; 13 of 14 spots filled, 3 covered in 10 minutes'
    expect(findProblems(dashboardSchema, { ...DASHBOARD, place: 'Plant 2', describe: descriptionWith(sentence) })).toEqual([])
  })

  it.each([
    [
      'reason codes that are not all call-offs',
      { ...DASHBOARD, reasons: { ...DASHBOARD.reasons, combined: 5 } },
      /^reasons: .*50 call-offs/,
    ],
    [
      'a crew that does not add up',
      {
        ...DASHBOARD,
        crew: { ...DASHBOARD.crew, lines: [{ name: 'A', scheduled: 10, here: 8, filled: 1, open: 2 }, ...DASHBOARD.crew.lines.slice(1)] },
      },
      /^crew\.lines\.0\.scheduled: .*do not add up/,
    ],
    ['more early reports than call-offs', withLast({ early: 51 }), /early: There are more early reports/],
    ['more missed shifts than scheduled ones', withLast({ scheduled: 57 }), /noShows: .*more than the scheduled/],
    [
      'more filled shifts than missed ones',
      { ...DASHBOARD, coverageMinutes: Array.from({ length: 59 }, () => 5) },
      /^coverageMinutes: More shifts/,
    ],
    [
      'a rate in words that the counts do not give',
      { ...DASHBOARD, describe: descriptionWith('an NCNS rate of 0.8%, 72% in time') },
      /^describe: .*do not give 72%/,
    ],
    [
      'a count in words that the picture does not show',
      { ...DASHBOARD, describe: descriptionWith('an NCNS rate of 0.8%, 8 of 1,010 shifts') },
      /^describe: The picture does not show 1,010\. It shows 1,000, 50,/,
    ],
    [
      'a count in letters that the picture does not show',
      { ...DASHBOARD, describe: descriptionWith('an NCNS rate of 0.8%, seventeen of them on a Monday') },
      /^describe: The picture does not show seventeen\./,
    ],
    ['words without the rate', { ...DASHBOARD, describe: descriptionWith('no rate at all') }, /^describe: .*0\.8%/],
    [
      'a reason code that would single somebody out',
      {
        ...DASHBOARD,
        reasons: {
          codes: [
            { code: 'illness', count: 42 },
            { code: 'family', count: MIN_REASON_GROUP - 1 },
          ],
          combined: 4,
        },
      },
      /count: Fewer than .*combined/,
    ],
  ])('is refused with %s', (_name, scene, expected) => expect(findProblems(dashboardSchema, scene).join('\n')).toMatch(expected))
})

const BROADCAST = {
  audience: 'Drivers of dock 2',
  text: 'Shift from 6 a.m. on. Reply YES to take it.',
  sent: 1240,
  describe: descriptionWith('1,240 are asked'),
  channels: [
    { name: 'SMS', delivered: 1180 },
    { name: 'Email', delivered: 922 },
  ],
  answers: [
    { label: 'yes', count: 21 },
    { label: 'closed before they answered', count: 1219 },
  ],
  words: { to: 'To' },
}
const saying = (sentence: string) => ({ ...BROADCAST, describe: descriptionWith(sentence) })
describe('the scene of a broadcast', () => {
  it.each([
    'of 1,240 people 1,180 are reached by SMS and 922 by email',
    'drivers of dock 2 are asked on two channels, and twenty-one said yes',
    'it goes out at two o’clock and again after 99.5%, and one said yes',
  ])('is taken when the sentence has the counts that it shows: %s', (sentence) =>
    expect(findProblems(broadcastSchema, saying(sentence))).toEqual([]),
  )
  it.each([
    [
      'a count that was changed since',
      saying('1,180 are reached by SMS and 925 by email'),
      /^describe: .*not show 925\. It shows 1,240, 1,180/,
    ],
    ['a time that it does not show', saying('it goes out at 11:51'), /^describe: .*not show 11:51\./],
    ['one in letters', saying('Twenty said yes, and three said no'), /^describe: .*not show Twenty, three\./],
    ['answers that are not all of them', { ...BROADCAST, sent: 1241 }, /^answers: .*do not add up/],
  ])('is refused with %s', (_name, scene, expected) => expect(findProblems(broadcastSchema, scene).join('\n')).toMatch(expected))
})

const CHART = {
  title: 'Reports of a week',
  unit: 'for each 100 shifts',
  most: 24,
  bars: [
    { label: 'Before 4', value: 11 },
    { label: 'After 4', value: 20 },
  ],
}
describe('the scene of a chart', () => {
  it('is taken, unless a bar is higher than the axis', () => {
    expect(findProblems(chartSchema, CHART)).toEqual([])
    expect(findProblems(chartSchema, { ...CHART, most: 19 })).toEqual([expect.stringMatching(/^most: .*raise/)])
  })
})

const step = { title: 'Acts', tone: 'plain' }
const ESCALATION = {
  sample: true,
  title: 'Shift',
  describe: descriptionWith('who acts when'),
  start: '06:00',
  lateReport: '05:30',
  lanes: [
    { who: 'Line', steps: [{ ...step, from: 'notice', next: ['Supervisor'] }] },
    {
      who: 'Supervisor',
      steps: [
        { ...step, from: 'acknowledge' },
        { ...step, from: 'backfill', until: 'rebalance' },
      ],
    },
    { who: 'HR', steps: [{ ...step, from: 'followUp' }] },
  ],
  words: { late: 'Late', ahead: '{minutes} min', scale: 'No scale', start: 'Start' },
}
const withLine = (steps: object[]) => ({ ...ESCALATION, lanes: [{ who: 'Line', steps }, ...ESCALATION.lanes.slice(1)] })

describe('an escalation', () => {
  it('is taken when its order holds', () => expect(findProblems(escalationSchema, ESCALATION)).toEqual([]))

  const intime = `0${6 - NOTICE_HOURS}:00`
  it.each([
    ['a late report that is in time', { ...ESCALATION, lateReport: intime }, /^lateReport: This report is not late/],
    ['a step that ends before it begins', withLine([{ ...step, from: 'contact', until: 'notice' }]), /until: This ends before/],
    [
      'two steps of one lane at one time',
      withLine([
        { ...step, from: 'backfill', until: 'contact' },
        { ...step, from: 'contact' },
      ]),
      /same stage/,
    ],
    ['a hand-over to nobody', withLine([{ ...step, from: 'notice', next: ['Night lead'] }]), /^lanes: .*no lane/],
  ])('is refused with %s', (_name, scene, expected) => expect(findProblems(escalationSchema, scene).join('\n')).toMatch(expected))
})

const entry = { title: 'Late', type: 'tardy', protection: 'none' }
const { tardy, unplannedAbsence } = EXAMPLE_POLICY.points
const PORTAL = {
  sample: true,
  employee: 'J. W.',
  kind: 'portal',
  describe: descriptionWith('{total} points in {months} months, and their dates'),
  asOf: '2026-11-21',
  entries: [
    { ...entry, day: '2026-11-18', type: 'unplannedAbsence', protection: 'pending' },
    { ...entry, day: '2026-11-05', type: 'unplannedAbsence' },
    { ...entry, day: '2026-10-27' },
  ],
  words: {
    points: 'Points',
    window: '{months} months',
    pending: 'Waits',
    undecided: 'It does not count yet.',
    history: 'Before',
    expires: 'until',
    never: 'never counts',
    report: 'Report',
  },
}

describe('the employee portal', () => {
  it('has the total that the policy gives, without what HR has not decided, in its sentence as well', () => {
    const total = tardy + unplannedAbsence
    expect(portalSchema.parse(PORTAL)).toMatchObject({
      total,
      describe: descriptionWith(`${total} points in ${EXAMPLE_POLICY.windowMonths} months, and their dates`),
    })
  })

  it.each([
    ['a total that somebody typed', { ...PORTAL, total: 2 }, /Unrecognized key: "total"/],
    [
      'a blank in its sentence that nothing fills',
      { ...PORTAL, describe: descriptionWith('{points} points') },
      /^describe: Only these .*\{total\}/,
    ],
    ['an event of tomorrow', { ...PORTAL, asOf: '2026-11-17' }, /^asOf: .*after this day/],
    [
      'points that have expired',
      { ...PORTAL, entries: [...PORTAL.entries, { ...entry, day: '2024-01-10' }] },
      /^entries: .*expired or been removed/,
    ],
  ])('is refused with %s', (_name, scene, expected) => expect(findProblems(portalSchema, scene).join('\n')).toMatch(expected))
})

/** The employee's view and HR's view of the same events. */
const LEDGER = { ...PORTAL, kind: 'ledger', words: { window: '{months} to {day}', counted: 'Counts', never: 'Never', total: 'Sum' } }
const march = { ...entry, day: '2026-03-04' }
describe('the scene of a ledger', () => {
  it('has the total that the policy gives', () => expect(ledgerSchema.parse(LEDGER).total).toBe(tardy + unplannedAbsence))

  it.each([
    ['an event that perfect attendance has taken off', { ...LEDGER, entries: [...LEDGER.entries, march] }, /^entries: .*removed/],
    ['an event of tomorrow', { ...LEDGER, asOf: '2026-11-17' }, /^asOf: .*after this day/],
  ])('is refused with %s', (_name, scene, expected) => expect(findProblems(ledgerSchema, scene).join('\n')).toMatch(expected))
})

const SKILLS = {
  title: 'Line',
  label: 'Monday',
  time: '04:00',
  describe: descriptionWith('two are asked, and one is not'),
  machines: ['A', 'B'],
  open: 'A',
  people: [
    { name: 'One', qualifiedFor: ['A', 'B'], answer: 'Yes', takes: true },
    { name: 'Two', qualifiedFor: ['A'], answer: 'No' },
    { name: 'Three', qualifiedFor: ['B'], expired: 'A' },
  ],
  words: { expired: 'Expired', missing: 'None' },
}
const withPerson = (index: number, change: object) => ({
  ...SKILLS,
  people: SKILLS.people.map((person, place) => (place === index ? { ...person, ...change } : person)),
})
describe('a skills matrix', () => {
  it('is taken when those are asked whose card holds', () => expect(findProblems(skillsSchema, SKILLS)).toEqual([]))
  it.each([
    ['an open machine that is not there', { ...SKILLS, open: 'C' }, /^open: .*A, B/],
    ['a qualification for no machine', withPerson(1, { qualifiedFor: ['A', 'C'] }), /qualifiedFor: “C”/],
    ['an expired card for no machine', withPerson(2, { expired: 'C' }), /qualifiedFor: “C”/],
    ['a card that holds and has expired', withPerson(0, { expired: 'B' }), /expired: .*one of the two/],
    ['somebody who is asked without a card', withPerson(2, { answer: 'Yes' }), /answer: .*nobody else/],
    ['somebody with a card who is not asked', withPerson(2, { qualifiedFor: ['A'], expired: 'B' }), /answer: .*nobody else/],
    ['somebody who takes it unasked', withPerson(2, { takes: true }), /takes: Only/],
    ['more people asked in words than there are', { ...SKILLS, describe: descriptionWith('five are asked') }, /^describe: .*not show five/],
    ['two who take it', withPerson(1, { takes: true }), /^people: One person/],
  ])('refuses %s', (_, scene, problem) => expect(findProblems(skillsSchema, scene).join('\n')).toMatch(new RegExp(problem.source, 'm')))
})
