import { describe, expect, it } from 'vitest'
import {
  lackingBlockProblems,
  offerProblems,
  specifiedArticleProblems,
  specifiedMenuProblems,
  unguidedProblems,
  unofferedTemplateProblems,
} from './specifiedProblems.ts'

const specified = [{ slug: 'swaps', anchors: ['intro', 'next'], isListed: true }]
const FAQ = '<Faq question="Which?">\nThis.\n</Faq>\n'
const NOTE = '<SideNote>Note.</SideNote>\n'
const ANSWER = '<Answer>\nYes.\n</Answer>\n'
const CHART = '<Chart id="bill" />\n'
/** Of 1,800 words. */
const BODY = `${ANSWER}${CHART}${'word '.repeat(1788)}\n${FAQ.repeat(5)}\n${NOTE.repeat(2)}\n| a | b |\n| --- | ---: |\n| 1 | 2 |\n`
const article = (data: object = {}, body = BODY) => ({
  id: 'swaps',
  body,
  data: {
    sections: [
      { id: 'intro', aliases: [] },
      { id: 'end', aliases: ['next'] },
    ],
    listed: true,
    publishedAt: new Date('2025-10-14'),
    ...data,
  },
})
const problemsOf = (...articles: Parameters<typeof specifiedArticleProblems>[0]) => specifiedArticleProblems(articles, specified)

describe('a page of the header’s menu that the specification has', () => {
  const page = (id: string, data: { name: string; menu?: string }) => ({ id, data })
  const menuProblemsOf = (...pages: Parameters<typeof specifiedMenuProblems>[0]) =>
    specifiedMenuProblems(pages, 'src/content/industries', [{ slug: 'retail', name: 'Retail' }, { slug: 'ports' }])
  const RETAIL = page('retail', { name: 'Retail', menu: 'Open on time.' })
  const PORTS = page('ports', { name: 'Any name', menu: 'Unloaded.' })
  it('is listed under its name, if it has one, beside others', () =>
    expect(menuProblemsOf(PORTS, RETAIL, page('mines', { name: 'Mines' }))).toEqual([]))
  it('that is gone is told how a page is taken down', () =>
    expect(menuProblemsOf(RETAIL)).toEqual([expect.stringMatching(/^src\/content\/industries\/ports\.yaml: .*npm run retire/)]))
  it('that is not listed, or has another name, is told so', () =>
    expect(menuProblemsOf(PORTS, page('retail', { name: 'Shops' }))).toEqual([
      expect.stringMatching(/^retail, menu: .*: menu: …$/),
      expect.stringMatching(/^retail, name: .*“Retail”.*npm run rename/),
    ]))
})

describe('an industry of the specification', () => {
  const page = (id: string, ...kinds: string[]) => ({ id, data: { blocks: kinds.map((kind) => ({ kind })) } })
  it('has results, a feature and a quote; another one need not', () =>
    expect(lackingBlockProblems([page('retail', 'split', 'results', 'quote'), page('mines', 'challenges')], ['retail'])).toEqual([]))
  it('that lacks some of these is told what to add, for each', () =>
    expect(lackingBlockProblems([page('retail', 'results')], ['retail'])).toEqual([
      expect.stringMatching(/^retail, blocks: .*feature section.*- kind: split/),
      expect.stringMatching(/^retail, blocks: .*testimonial.*- kind: quote/),
    ]))
  it('that has no guide is told which file to write, and another may have none', () => {
    expect(unguidedProblems([{ id: 'law' }, { id: 'retail' }], ['retail'])).toEqual([])
    expect(unguidedProblems([{ id: 'law' }, { id: 'mines' }], ['retail'])).toEqual([
      expect.stringMatching(/^src\/content\/guides\/retail\.yaml: .*Download Guide/),
    ])
  })
})

describe('an article of the specification', () => {
  it('is there with its anchors, beside others', () => expect(problemsOf(article())).toEqual([]))
  it('that is gone is told what to do, whether it was renamed or retired', () =>
    expect(problemsOf({ ...article(), id: 'others' })).toEqual([
      expect.stringMatching(/^src\/content\/blog\/swaps\.mdx: .*redirects\.json.*specifiedLists\.json/),
    ]))
  it('is told which anchor it lost', () =>
    expect(problemsOf(article({ sections: [{ id: 'intro', aliases: [] }] }))).toEqual([
      expect.stringMatching(/^swaps, sections: .*: next\. Give/),
    ]))
  it('is told all that it lost, each by itself', () =>
    expect(problemsOf(article({ sections: [] }))).toEqual([expect.stringContaining(': intro, next. Give')]))
  it('keeps its place in the list, and its day', () => {
    expect(problemsOf(article({ listed: false }))).toEqual([expect.stringMatching(/^swaps, listed: .*listed: true/)])
    expect(problemsOf(article({ publishedAt: new Date('2025-12-01') }))).toEqual([expect.stringMatching(/^swaps, publishedAt: /)])
    expect(problemsOf(article({ publishedAt: new Date('2025-09-30') }))).toEqual([expect.stringMatching(/^swaps, publishedAt: /)])
    for (const day of ['2025-10-01', '2025-11-30']) expect(problemsOf(article({ publishedAt: new Date(day) }))).toEqual([])
  })
  it.each([
    ['<Answer>', BODY.replace(ANSWER, 'Yes. '), 0],
    ['<Chart>', BODY.replace(CHART, ''), 0],
    ['<Faq>', BODY.replace(FAQ, 'This. '), 4],
    ['<SideNote>', BODY.replace(NOTE, 'Note. '), 1],
    ['table', BODY.replace(/\|.*\n/g, 'a b 1 2 '), 0],
  ])('has enough of %s', (what, body, count) =>
    expect(problemsOf({ ...article({}, body), filePath: 'src/content/blog/swaps.mdx' })).toEqual([
      expect.stringMatching(new RegExp(`^src/content/blog/swaps\\.mdx: .*write \\d ${what} at least\\. There are ${count}\\.$`)),
    ]),
  )
  it('is as long as its outline asks, without what nobody sees', () =>
    expect(problemsOf(article({}, BODY.replace('word ', '{/* word */} ')))).toEqual([
      expect.stringMatching(/^swaps: .*1,800 words at least\. This one has 1,799\.$/),
    ]))
  it('may have its table from the policy', () =>
    expect(problemsOf(article({}, `${BODY.replace(/\|.*\n/g, 'a b 1 2 ')}\n<PointsTable />\n`))).toEqual([]))
})

describe('what the offer names', () => {
  const sections = [{ feature: 'tracking', id: 'dashboards' }]
  const feature = (...blocks: object[]) => ({ id: 'tracking', data: { blocks: blocks as { kind: string }[] } })
  it('is a block with a picture', () =>
    expect(offerProblems([feature({ kind: 'split', id: 'dashboards', scene: {} })], sections)).toEqual([]))
  it('is found among other blocks, and other features', () => {
    const other = { ...feature({ kind: 'cards', id: 'rates' }), id: 'hotline' }
    expect(offerProblems([other, feature({ kind: 'banner' }, { kind: 'split', id: 'dashboards', scene: {} })], sections)).toEqual([])
  })
  it('is missed without its picture or under another id', () => {
    const problem = [expect.stringMatching(/^tracking, blocks: The offer names "dashboards"/)]
    expect(offerProblems([feature({ kind: 'cards', id: 'dashboards' })], sections)).toEqual(problem)
    expect(offerProblems([feature({ kind: 'split', id: 'rates', scene: {} })], sections)).toEqual(problem)
  })
  it('goes with the page of its feature, whose address code names', () => expect(offerProblems([], sections)).toEqual([]))
})

it('a template that no article offers is told so', () => {
  const templates = [{ id: 'log', filePath: 'src/content/templates/log.yaml' }]
  expect(unofferedTemplateProblems(templates, [{ body: 'Here: <TemplateCard id="log" />' }])).toEqual([])
  expect(unofferedTemplateProblems(templates, [{ body: '<TemplateCard id="log-2" /> `<TemplateCard id="log" />`' }])).toEqual([
    expect.stringMatching(/^src\/content\/templates\/log\.yaml: No article offers this template/),
  ])
})
