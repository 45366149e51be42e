import { expect, it } from 'vitest'
import { guideProblems } from './guideProblems.ts'

const figure = (value: string) => ({ value, label: `of ${value}` })
const [one, two, three] = [figure('1'), figure('2'), figure('3')]
const industry = { id: 'retail', data: { blocks: [{ kind: 'results' as const, figures: [one, two, three] }] } }
const guide = (figures: { value: string; label: string }[], withPolicy = true) => ({
  id: 'retail',
  data: {
    withPolicy,
    chapters: [
      {
        blocks: [
          { kind: 'titledTexts' as const, items: [{ title: two.value, text: two.label }] },
          { kind: 'figures' as const, items: figures },
        ],
      },
    ],
  },
})

it('a guide has the policy and two figures of its page, beside others', () =>
  expect(guideProblems([industry], [guide([three, { value: '9', label: 'of 9' }, one])])).toEqual([]))
it('a guide without them is told so, with where they are: they count in a block “figures”, with value and label', () => {
  const others = [
    { value: '2', label: 'of two' },
    { value: '9', label: 'of 3' },
  ]
  expect(guideProblems([industry], [guide([one, ...others])])).toEqual([
    expect.stringMatching(/^retail, chapters: The guide has 1 of the figures of its page\. .*the block “results” of retail/),
  ])
  expect(guideProblems([industry], [guide([one, two], false)])).toEqual([expect.stringMatching(/^retail, withPolicy: .*withPolicy: true/)])
})
it('of an industry without a guide, and a guide without an industry, nothing is said here', () =>
  expect(guideProblems([{ ...industry, id: 'mining' }], [guide([], false)])).toEqual([]))
