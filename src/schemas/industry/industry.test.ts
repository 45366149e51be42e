import { describe, expect, it } from 'vitest'
import { TEST_DETAILS, TEST_EXHIBITS, TEST_INDUSTRY_BLOCKS, testIndustry } from '#tests/lib/entries/testIndustry.ts'
import { findProblems, findProblemsInFile } from '../findProblems.testing.ts'
import { industrySchema } from './industry.ts'
import { industryDetailSchema } from './industryDetails.ts'
import { industryExhibitSchema } from './industryExhibits.ts'

const problemsOf = (value: unknown) => findProblems(industrySchema, value)
const { challenges, solutions, results, quote, steps, questions } = TEST_INDUSTRY_BLOCKS
type Written = { kind: string; [field: string]: unknown }
/** A page with one block replaced by another of its kind. */
const withBlocks = (...others: Written[]) => {
  const page = testIndustry()
  return { ...page, blocks: page.blocks.map((block) => others.find(({ kind }) => kind === block.kind) ?? block) }
}
/** A page with further blocks. */
const withMore = (...more: Written[]) => ({ ...testIndustry(), blocks: [...testIndustry().blocks, ...more] })
const detailProblems = (value: unknown) => findProblems(industryDetailSchema, value)
const exhibitProblems = (value: unknown) => findProblems(industryExhibitSchema, value)
const sharedFields = { heading: 'A heading', lede: 'A lede.', sample: true, note: 'A sample.' }

describe('the blocks of an industry’s page', () => {
  it('stand in any order, with or without those that a page may leave out', () => {
    const { blocks } = testIndustry()
    expect(problemsOf({ ...testIndustry(), blocks: blocks.toReversed() })).toEqual([])
    expect(problemsOf({ ...testIndustry(), blocks: blocks.filter(({ kind }) => kind === 'challenges' || kind === 'solutions') })).toEqual(
      [],
    )
    expect(problemsOf(withMore(TEST_DETAILS.calendar, steps, questions))).toEqual([])
  })
  it.each(['challenges', 'solutions'])('are refused without %s, and the problem says what to write', (needed) => {
    const page = testIndustry()
    expect(problemsOf({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== needed) })).toEqual([
      expect.stringMatching(new RegExp(`^blocks: .*lacks them: ${needed}\\. Add "- kind: ${needed}"`)),
    ])
  })
  it('are missed in one problem, if several are missing', () =>
    expect(problemsOf({ ...testIndustry(), blocks: [] })).toEqual([expect.stringContaining('challenges, solutions.')]))
  it.each([challenges, quote, TEST_EXHIBITS.map])('are refused with a second block of the kind $kind', (block) =>
    expect(problemsOf(withMore(block))).toEqual([
      `blocks.6.kind: There is a block "${block.kind}" above, and a page has one: make one of the two.`,
    ]),
  )
  it('are refused with a second block of a kind that a page may leave out', () =>
    expect(problemsOf(withMore(questions, steps, questions))).toEqual([
      expect.stringContaining('blocks.8.kind: There is a block "questions" above'),
    ]))
  it('are refused with a picture file that does not exist, or with a second block of one', () => {
    const photo = { kind: 'photo', heading: 'The gate', text: 'Before six.', file: 'no-such-gate.jpg', alt: 'A gate.' }
    const gone = (index: number) => expect.stringMatching(new RegExp(`^blocks\\.${index}\\.file: There is no .*no-such-gate\\.jpg`))
    expect(problemsOf(withMore(photo))).toEqual([gone(6)])
    expect(problemsOf(withMore(photo, photo))).toEqual([gone(6), gone(7), expect.stringMatching(/^blocks\.7\.kind: .*"photo" above/)])
  })
  it('are one exhibit and one detail at most, whatever their kinds', () => {
    expect(problemsOf(withMore(TEST_EXHIBITS.census))).toEqual([
      expect.stringContaining('blocks.6.kind: The block "map" above is the exhibit of this page'),
    ])
    expect(problemsOf(withMore(TEST_DETAILS.calendar, TEST_DETAILS.departments))).toEqual([
      expect.stringContaining('blocks.7.kind: The block "calendar" above is the detail of this page'),
    ])
  })
  it('are refused with a second heading that is a banner', () => {
    const headingLook = 'banner'
    expect(problemsOf(withBlocks({ ...results, headingLook }))).toEqual([])
    expect(problemsOf(withBlocks({ ...solutions, headingLook }, { ...results, headingLook }))).toEqual([
      expect.stringMatching(/^blocks\.5\.headingLook: A page has one banner/),
    ])
  })
})
describe('a problem in the blocks of an industry’s file', () => {
  const problemsIn = (page: object) => findProblemsInFile(industrySchema, page)
  it('is not found in the industry that these tests change', () => expect(problemsIn(testIndustry())).toEqual([]))
  it('names the line and the fix of a block that is missing', () => {
    const page = testIndustry()
    expect(problemsIn({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'solutions') })).toEqual([
      { line: 'blocks:', said: expect.stringMatching(/^blocks: .*Add "- kind: solutions" where it should stand/) },
    ])
  })
  it('names the line and the fix of a block that is there twice', () =>
    expect(problemsIn(withMore(questions, challenges))).toEqual([
      { line: '- kind: challenges', said: expect.stringMatching(/^blocks › 8 › kind: .*make one of the two/) },
    ]))
  it('names the line and the fix of an unknown kind, and of a field that belongs to another kind', () => {
    expect(problemsIn(withMore({ ...questions, kind: 'question' }))).toEqual([
      { line: '- kind: question', said: expect.stringMatching(/^blocks › 7 › kind: .*Did you mean "questions"\?/) },
    ])
    expect(problemsIn(withBlocks({ ...results, stations: [] }))).toEqual([
      { line: 'stations: []', said: 'blocks › 6 › stations: There is no field "stations" here. Remove it.' },
    ])
  })
  it('names the line and the fix of a text that is too long', () => {
    const heading = 'A heading '.repeat(10)
    expect(problemsIn(withBlocks({ ...solutions, heading }))).toEqual([
      {
        line: expect.stringMatching(/^heading: .*A heading A heading/),
        said: expect.stringMatching(/^blocks › 5 › heading: .*90 characters/),
      },
    ])
  })
})

it.each(Object.entries(TEST_EXHIBITS))('an exhibit may be %s', (_, exhibit) => expect(exhibitProblems(exhibit)).toEqual([]))
it.each(Object.entries(TEST_DETAILS))('a detail may be %s', (_, detail) => expect(detailProblems(detail)).toEqual([]))

describe('the schema of an industry', () => {
  it('takes no report that comes after the time of its board', () => {
    const page = testIndustry()
    const [first, ...others] = page.board.rows
    const reportedAt = (reported: string) => problemsOf({ ...page, board: { ...page.board, rows: [{ ...first, reported }, ...others] } })
    expect(reportedAt('20:40')).toEqual([])
    expect(reportedAt('08:24')).toEqual([])
    expect(reportedAt('08:25')).toEqual([expect.stringContaining('after the time of the board')])
  })
  it('wants to know what has been done since a report, but where whoever was due comes', () => {
    const page = testIndustry()
    const second = { time: '09:00', role: 'Stockroom', person: 'A. Able', channel: 'App', reported: '20:55' }
    const told = (status: string) => problemsOf({ ...page, board: { ...page.board, rows: [page.board.rows[0], { ...second, status }] } })
    expect(told('covered')).toEqual([])
    expect(told('pending')).toEqual([expect.stringMatching(/^board\.rows\.1\.followUp: Say what has been done/)])
  })
  it('wants a value on each badge for every line, and in the values all that its card shows', () => {
    const badges = (values: string[], card: object = { title: 'Routes', until: 'Routes' }) => ({
      kind: 'badges',
      ...sharedFields,
      lines: ['May take', 'Offer today'],
      badges: ['A', 'B'].map((name) => ({ name, values, card, tone: 'go' })),
    })
    expect(detailProblems(badges(['Routes', 'Yes']))).toEqual([])
    expect(detailProblems(badges(['Routes']))).toEqual([expect.stringContaining('a value for each of the lines')])
    const drawn = (card: object) => detailProblems(badges(['Routes with P', 'Yes'], { title: 'Routes', until: 'Yes', ...card }))
    expect(drawn({ marks: ['P'] })).toEqual([])
    expect(drawn({ marks: ['S'] })[0]).toContain('“S” is drawn on the card alone')
    expect(drawn({ title: 'License' })[0]).toContain('“License” is drawn')
    expect(drawn({ until: 'May' })[0]).toContain('“May” is drawn')
  })
  it('draws no more people than a text speaks of, and names all of them or none', () => {
    const [first, ...others] = challenges.items
    const withCrew = (crew: object) => problemsOf(withBlocks({ ...challenges, items: [{ ...first, crew }, ...others] }))
    expect(withCrew({ people: 5, missing: 1 })).toEqual([])
    expect(withCrew({ people: 5, able: 3, missing: 3 })).toEqual([expect.stringContaining('more than "people"')])
    expect(withCrew({ people: 3, names: ['A', 'B'] })).toEqual([expect.stringContaining('a name')])
  })
  it('refuses a road to a store that is not on the map', () => {
    const store = (id: string) => ({ id, name: 'Store', east: Number(id), south: 0, status: 'staffed', tone: 'plain' })
    const map = (to: string) => ({
      kind: 'map',
      ...sharedFields,
      stores: ['1', '2', '3'].map(store),
      roads: [{ from: '1', to, label: '4 mi' }],
    })
    expect(exhibitProblems(map('2'))).toEqual([])
    expect(exhibitProblems(map('9'))).toEqual([expect.stringContaining('not on the map')])
  })
  it('wants a time on the board, and one place that somebody takes over', () => {
    const page = testIndustry()
    const { board } = page
    const [first, ...others] = board.rows
    const { becomes: _, ...stays } = first as Record<string, unknown>
    // Also where a quote looks back on the board, and has nothing to look back on.
    for (const { blocks } of [page, withBlocks({ ...quote, look: 'workplace', time: '08:40' })])
      expect(problemsOf({ ...page, blocks, board: { ...board, time: 'live' } })).toEqual([expect.stringContaining('four digits')])
    expect(problemsOf({ ...page, board: { ...board, rows: [stays, ...others] } })).toEqual([expect.stringContaining('becomes')])
    expect(problemsOf({ ...page, board: { ...board, rows: [first, { ...first, role: 'Another' }, ...others] } })).toEqual([
      expect.stringContaining('becomes'),
    ])
  })
  it('wants the note of what only its buyers have to say that it is a sample, while it is one', () => {
    const { calendar } = TEST_DETAILS
    expect(detailProblems({ ...calendar, note: 'Eight weeks to the peak.' })).toEqual([expect.stringContaining('its note says so')])
    expect(detailProblems({ ...calendar, note: 'Eight weeks to the peak.', sample: false })).toEqual([])
  })
  it('wants the note of an exhibit to say that it is a sample, while it is one', () => {
    const census = TEST_EXHIBITS.census
    expect(exhibitProblems({ ...census, note: 'Five units on a Tuesday.' })).toEqual([expect.stringContaining('so its note says so')])
    expect(exhibitProblems({ ...census, note: 'Five units on a Tuesday.', sample: false })).toEqual([])
  })
  it('refuses a night whose changes are out of order, or after the picture was taken', () => {
    const census = TEST_EXHIBITS.census
    const [unit, ...others] = census.units
    const changed = (changes: unknown[]) => exhibitProblems({ ...census, units: [{ ...unit, changes }, ...others] })
    expect(changed([{ at: '04:29', people: 4 }])).toEqual([])
    const back = [
      { at: '04:29', people: 4 },
      { at: '04:12', people: 5 },
    ]
    expect(changed(back)).toEqual([expect.stringContaining('order of time')])
    expect(changed([{ at: '05:10', people: 4 }])).toEqual([expect.stringContaining('"now"')])
    expect(changed([{ at: '04:29', people: 6 }])).toEqual([expect.stringContaining('There are more people than are planned')])
  })
  it.each([5, 3])('refuses a change of a unit from five people to %i, because a change is one report', (people) => {
    const census = TEST_EXHIBITS.census
    const [unit, ...others] = census.units
    const units = [{ ...unit, changes: [{ at: '04:29', people }] }, ...others]
    expect(exhibitProblems({ ...census, units })).toEqual([expect.stringMatching(/^units\.0\.changes: A change is one report/)])
  })
  it('refuses a lot on a line that is not drawn, and hours outside the picture', () => {
    const lots = TEST_EXHIBITS.lots
    expect(exhibitProblems({ ...lots, lines: ['Line 1', 'Line 2'] })).toEqual([expect.stringContaining('not in "lines"')])
    expect(exhibitProblems({ ...lots, onset: '23:00' })).toEqual([expect.stringContaining('outside the hours')])
  })
  it('refuses a route to a school that is not drawn, and a bell outside the picture', () => {
    const routes = TEST_EXHIBITS.routes
    expect(exhibitProblems({ ...routes, schools: [{ name: 'High', bell: '07:40' }] })).toEqual([
      expect.stringContaining('not in "schools"'),
    ])
    expect(exhibitProblems({ ...routes, until: '07:00' })).toEqual([expect.stringContaining('outside the hours')])
  })
  it('wants the time of a quote above its workplace, and of no other', () => {
    expect(problemsOf(withBlocks({ ...quote, look: 'workplace' }))).toEqual([expect.stringContaining('"time"')])
    expect(problemsOf(withBlocks({ ...quote, look: 'band', time: '08:40' }))).toEqual([expect.stringContaining('"time"')])
  })
  it('has the clock beside a quote later than the board', () => {
    const quoteAt = (time: string) => problemsOf(withBlocks({ ...quote, look: 'workplace', time }))
    expect(quoteAt('08:25')).toEqual([])
    for (const time of ['08:24', '08:23'])
      expect(quoteAt(time)).toEqual([expect.stringMatching(/^blocks\.3\.time: .*later on the day of the board/)])
  })
})
