import { describe, expect, it } from 'vitest'
import { TEST_HOME_BLOCKS, testHome } from '#tests/lib/entries/testHome.ts'
import { findProblems, findProblemsInFile } from '../../findProblems.testing.ts'
import { homeSchema } from './home.ts'

/** The page without one kind of block. */
const without = (kind: string) => ({ ...testHome(), blocks: testHome().blocks.filter((block) => block.kind !== kind) })
const withMore = (...more: object[]) => ({ ...testHome(), blocks: [...testHome().blocks, ...more] })

describe('the blocks of home', () => {
  it('stand in any order', () => {
    const { blocks } = testHome()
    expect(findProblems(homeSchema, { ...testHome(), blocks: blocks.toReversed() })).toEqual([])
    expect(homeSchema.parse({ ...testHome(), blocks: blocks.toReversed() }).blocks.map(({ kind }) => kind)).toEqual(
      blocks.map(({ kind }) => kind).toReversed(),
    )
  })
  it('may be one picture file, which is there', () => {
    const photo = { kind: 'photo', heading: 'The gate', text: 'Before six.', file: 'no-such-gate.jpg', alt: 'A gate.' }
    const gone = (index: number) => expect.stringMatching(new RegExp(`^blocks\\.${index}\\.file: There is no .*no-such-gate\\.jpg`))
    expect(findProblems(homeSchema, withMore(photo))).toEqual([gone(7)])
    expect(findProblems(homeSchema, withMore(photo, photo))).toEqual([
      gone(7),
      gone(8),
      expect.stringMatching(/^blocks\.8\.kind: .*"photo" above/),
    ])
  })
  it('may be without the minutes, which the specification does not ask for', () =>
    expect(findProblems(homeSchema, without('minutes'))).toEqual([]))
  it.each(['clients', 'features', 'dashboards', 'results', 'industries', 'testimonials'])(
    'are missed by their kind, with who asks for them and what to write: %s',
    (needed) =>
      expect(findProblems(homeSchema, without(needed))).toEqual([
        expect.stringMatching(new RegExp(`^blocks: The specification .* lacks them: ${needed}\\. Add "- kind: ${needed}"`)),
      ]),
  )
  it.each([
    ['one is missing', ['reported', 'reported', 'notified', 'asked', 'asked']],
    ['one stands before an earlier one', ['reported', 'asked', 'notified', 'filled', 'filled']],
  ])('tell the stages of the call-off in order: %s', (_, stages) => {
    const { minutes } = TEST_HOME_BLOCKS
    const steps = minutes.steps.map((step, index) => ({ ...step, stage: stages[index] }))
    const blocks = testHome().blocks.map((block) => (block.kind === 'minutes' ? { ...minutes, steps } : block))
    expect(findProblems(homeSchema, { ...testHome(), blocks })).toEqual([
      expect.stringMatching(/^blocks\.2\.steps: Tell each stage, in this order/),
    ])
  })
  it('leave it to the morning how long a call-off took', () => {
    const minutes = { ...TEST_HOME_BLOCKS.minutes, lede: 'Covered seven minutes later.' }
    const blocks = testHome().blocks.map((block) => (block.kind === 'minutes' ? minutes : block))
    expect(findProblems(homeSchema, { ...testHome(), blocks })).toEqual(['blocks.2.lede: Write each of these once: {minutes}.'])
  })
  it.each([TEST_HOME_BLOCKS.results, TEST_HOME_BLOCKS.minutes])('home has one block of the kind $kind', (block) =>
    expect(findProblems(homeSchema, withMore(block))).toEqual([
      `blocks.7.kind: There is a block "${block.kind}" above, and a page has one: make one of the two.`,
    ]),
  )
})
const { features } = TEST_HOME_BLOCKS
/** The page with other features. */
const withFeatures = (...changed: object[]) => ({
  ...testHome(),
  blocks: testHome().blocks.map((block) => (block.kind === 'features' ? { ...block, features: changed } : block)),
})
const further = (to: string) => ({ ...features.features[0], action: { label: 'About swaps', to } })

it('the features of home stand in any order, each with any of their pictures, and further ones beside them', () => {
  const turned = features.features.toReversed().map((feature, index) => ({ ...feature, scene: features.features[index]?.scene }))
  expect(findProblems(homeSchema, withFeatures(...turned, further('feature/shift-swaps')))).toEqual([])
})
describe('a problem in the blocks of home', () => {
  it('is not found in the home page that these tests change', () => expect(findProblemsInFile(homeSchema, testHome())).toEqual([]))
  it('names the line and the fix of a block that is missing', () =>
    expect(findProblemsInFile(homeSchema, without('clients'))).toEqual([
      { line: 'blocks:', said: expect.stringMatching(/^blocks: .*Add "- kind: clients" where it should stand/) },
    ]))
  it('names the line and the fix of a feature of the specification that is missing', () =>
    expect(findProblemsInFile(homeSchema, withFeatures(...features.features.slice(1)))).toEqual([
      {
        line: 'features:',
        said: expect.stringMatching(/^blocks › 2 › features: .*Add one that leads to each of these: feature\/[\w-]+\./),
      },
    ]))
  it.each([
    ['a card that leads to no feature', 'manual', /This leads to the page of the feature: write feature\//],
    ['a card that leads to a part of its page', `${features.features[0]?.action.to}#how`, /This leads to the page of the feature/],
    ['a card that leads nowhere', 'manuel', /"manuel" leads nowhere\. Did you mean "manual"\?/],
    ['a second card of a feature', features.features[0]?.action.to ?? '', /A feature above leads to this page/],
  ])('names the line and the fix of %s', (_, to, fix) =>
    expect(findProblemsInFile(homeSchema, withFeatures(...features.features, further(to)))).toEqual([
      { line: `to: ${to}`, said: expect.stringMatching(fix) },
    ]),
  )
  it('names the line and the fix of a picture that is not drawn for a card', () =>
    expect(
      findProblemsInFile(
        homeSchema,
        withFeatures(...features.features.map((feature) => ({ ...feature, scene: { kind: 'dashboard' } }))),
      )[0],
    ).toEqual({
      line: 'kind: dashboard',
      said: expect.stringMatching(/"dashboard" is not one of: thread, ledger, broadcast, board/),
    }))
  it('names the line and the fix of a wrong kind: the dashboards, called analytics', () => {
    const blocks = testHome().blocks.map((block) => (block.kind === 'dashboards' ? { ...block, kind: 'analytics' } : block))
    expect(findProblemsInFile(homeSchema, { ...testHome(), blocks })).toEqual([
      { line: '- kind: analytics', said: expect.stringMatching(/^blocks › 4 › kind: "analytics" is not one of: .*\bdashboards\b/) },
    ])
  })
})
