import { describe, expect, it } from 'vitest'
import { DOCUMENT_ROUTES, REDIRECTS, SPECIFIED_LISTS } from '../lib/entries/dataFiles.ts'
import type { ProjectTexts } from '../lib/entries/projectTexts.ts'
import { TEST_REDIRECTS, TEST_SPECIFIED, testProject, writeData } from '../lib/entries/smallProject.testing.ts'
import { createRetirementPlan } from './retirementPlan.ts'
import { parseRetirementRequest } from './retirementRequest.ts'

const planOf = (args: readonly string[], project: ProjectTexts = testProject()) =>
  createRetirementPlan(parseRetirementRequest(args, project, TEST_REDIRECTS, '2026-12-01'), project, TEST_REDIRECTS, '2026-12-01')
const projectWith = (files: Readonly<Record<string, string>>) => new Map([...testProject(), ...Object.entries(files)])

describe('an industry that is retired', () => {
  const { remaining, removed, texts, redirected, tasks } = planOf(
    ['industry', 'retail', 'industry/logistics'],
    projectWith({
      'src/content/guides/retail.yaml': 'text: "{claim:retailBrands} and {claim:languages}"\n',
      'src/content/pages/faq.yaml': 'answer: "{claim:languages}"\n',
      'src/content/checks/typed-figures.yaml': '"45 days":\n  files: [pages/faq.yaml, industries/retail.yaml]\n  why: the law’s time\n',
      'src/content/checks/reviews.yaml': 'legal:\n  "guides/retail.yaml": { by: A } # read twice\n\nlanguages: {}\n',
    }),
  )
  it('has its guide deleted, too', () => expect(removed).toEqual(['src/content/industries/retail.yaml', 'src/content/guides/retail.yaml']))
  it('redirects its address, and its former addresses, to the other page', () => {
    expect(redirected).toEqual(['/industries/retail leads to /industries/logistics', '/guides/retail.pdf leads to /industries/logistics'])
    const lines = texts.get(REDIRECTS)
    for (const from of ['/industries/stores', '/industries/retail', '/guides/retail.pdf'])
      expect(lines).toContain(`"${from}": "/industries/logistics"`)
  })
  it('is in no list any more: neither of reviews nor, by its first name, of the specification', () => {
    expect(texts.get('src/content/checks/reviews.yaml')).toBe('legal: {}\n\nlanguages: {}\n')
    const { logistics } = TEST_SPECIFIED.industries
    expect(texts.get(SPECIFIED_LISTS)).toBe(writeData({ ...TEST_SPECIFIED, industries: { logistics } }))
  })
  it('is kept while anything names it: each reference is reported with its line and a fix', () =>
    expect(remaining).toEqual([
      'src/content/blog/points.mdx, line 6: “See {industry:retail}.” leads there. Take the link out, or lead it to another page.',
      'src/content/pages/home.yaml, line 3: Home shows this industry. Show another in its place: it needs four.',
      'src/content/checks/typed-figures.yaml, line 2: “files: [pages/faq.yaml, industries/retail.yaml]” lists a figure for it. Take the file out there, and the figure where no file is left.',
    ]))
  it('lists what a person has to decide: old requests, the specification’s name, unused figures, mentions', () =>
    expect(tasks).toEqual([
      expect.stringContaining('keep “Retail” as their industry'),
      expect.stringMatching(/The specification names it: .*docs\/requirements\/clarifications\.md/),
      expect.stringMatching(/No other page says these figures\. .*: retailBrands\.$/),
      expect.stringMatching(/speak of it\.[\s\S]*\n {2}docs\/content\.md\n {2}tests\/browser\/tour\.spec\.ts$/),
    ]))
})

describe('a feature that is retired', () => {
  it('stays while content or code names it, and then goes from the menu, from home and from what the offer has', () => {
    const { remaining, texts } = planOf(
      ['feature', 'alerts'],
      projectWith({
        'src/content/pages/home.yaml': 'cards:\n  - to: feature/alerts#rates\n  - to: feature/alerts-by-text\n',
        'src/sections/feature/AlertRates.tsx': "const rates = {\n  of: rateOf('alerts'),\n}\n",
      }),
    )
    expect(remaining).toEqual([
      expect.stringMatching(/^src\/content\/pages\/home\.yaml, line 2: “- to: feature\/alerts#rates” leads there\./),
      expect.stringMatching(
        /^src\/sections\/feature\/AlertRates\.tsx, line 2: .* names it\. A developer takes it out \(docs\/renaming-a-page\.md/,
      ),
    ])
    expect(texts.get(SPECIFIED_LISTS)).toBe(writeData({ ...TEST_SPECIFIED, features: {} }))
  })
  it('that no list has changes redirects alone', () => {
    const { removed, texts, tasks } = planOf(['feature', 'swaps'])
    expect([removed, [...texts.keys()], tasks]).toEqual([['src/content/features/swaps.yaml'], [REDIRECTS], []])
  })
})

it('a landing page that is retired leads home from wherever it was advertised, once no page of the site leads there', () => {
  const linked = projectWith({ 'src/content/pages/faq.yaml': 'more: { label: See, to: landing/spring }\n' })
  expect(planOf(['landing', 'spring'], linked).remaining).toEqual([
    expect.stringMatching(/^src\/content\/pages\/faq\.yaml, line 1: .* leads there\./),
  ])
  const { remaining, removed, redirected, tasks } = planOf(['landing', 'spring'])
  expect([remaining, removed, tasks]).toEqual([[], ['src/content/landing/spring.yaml'], []])
  expect(redirected).toEqual(['/landing/spring leads to /'])
})

it('a guide that is retired goes alone, once nothing leads to it, and its address leads to its industry’s page', () => {
  const mills = { 'src/content/industries/mills.yaml': 'name: Mills\n', 'src/content/guides/mills.yaml': 'title: Mills\n' }
  const linked = projectWith({ ...mills, 'src/content/pages/faq.yaml': 'more: { label: Read, to: guide/mills }\n' })
  expect(planOf(['guide', 'mills'], linked).remaining).toEqual([
    expect.stringMatching(/^src\/content\/pages\/faq\.yaml, line 1: .* leads there\./),
  ])
  const { remaining, removed, redirected } = planOf(['guide', 'mills'], projectWith(mills))
  expect([remaining, removed, redirected]).toEqual([
    [],
    ['src/content/guides/mills.yaml'],
    ['/guides/mills.pdf leads to /industries/mills'],
  ])
})

describe('an article that is retired', () => {
  it('goes with what the specification asks of it, and names the tests that use it', () => {
    const checks = 'tests/built/ofPoints.test.ts'
    const { removed, texts, redirected, tasks } = planOf(['article', 'points', 'faqs'], projectWith({ [checks]: "const ONE = 'points'" }))
    expect(removed).toEqual(['src/content/blog/points.mdx'])
    expect(tasks.join()).toContain(checks)
    expect(texts.get(SPECIFIED_LISTS)).toBe(writeData({ ...TEST_SPECIFIED, articles: {} }))
    expect(redirected).toEqual(['/blog/points leads to /support/faqs'])
  })
  it('stays while readers find a template by it alone', () => {
    const article = (...ids: string[]) => `---\npublishedAt: 2026-01-05\n---\n${ids.map((id) => `<TemplateCard id="${id}" />\n`).join('')}`
    const { remaining } = planOf(
      ['article', 'points'],
      projectWith({
        'src/content/blog/points.mdx': article('policy', 'letter'),
        'src/content/blog/other.mdx': article('policy'),
        'src/content/blog/draft.mdx': article('letter').replace('---\n', '---\ndraft: true\n'),
      }),
    )
    expect(remaining).toEqual([
      expect.stringMatching(/^src\/content\/blog\/points\.mdx, line 5: No other article .*<TemplateCard id="letter" \/>/),
    ])
  })
  it('that was never published adds no redirect', () => {
    const { redirected, texts } = planOf(['article', 'later'])
    expect([redirected, [...texts.keys()]]).toEqual([[], []])
  })
})

describe('a tag that is retired', () => {
  it('stays while an article has it', () =>
    expect(planOf(['tag', 'ncns', 'tag/points']).remaining).toEqual([
      expect.stringMatching(/^src\/content\/blog\/points\.mdx, line 4: The article has this tag\. Give it another/),
    ]))
  it('is removed from the list of tags and redirected, since its page may have been published', () => {
    const untagged = projectWith({ 'src/content/blog/points.mdx': '---\ntags: [points, later]\n---\n' })
    const { remaining, texts, redirected } = planOf(['tag', 'ncns', 'tag/points'], untagged)
    expect(remaining).toEqual([])
    expect(texts.get('src/content/shared/tags.yaml')).toBe('tags:\n  - id: points\n    label: Points\n  - id: later\n    label: Later\n')
    expect(redirected).toEqual(['/blog/tag/ncns leads to /blog/tag/points'])
  })
})

it.each([
  ['industry', 'retail'],
  ['feature', 'alerts'],
  ['article', 'points'],
  ['document', 'support/manual', 'faqs'],
])('what is retired, such as an %s, changes content and data, and no code', (...args) =>
  expect([...planOf(args).texts.keys()].filter((file) => /\.tsx?$|\.astro$/.test(file))).toEqual([]),
)

describe('a document that is retired', () => {
  const { remaining, texts } = planOf(
    ['document', 'support/manual', 'faqs'],
    projectWith({
      'src/content/pages/faq.yaml':
        'more: { label: How, to: manual#roles }\nother: { to: manual-work }\nlabel: manual\nlast: { to: route:manual#roles }\n',
      'src/site/links.ts': 'links(routes.manual)\nlinks(routes.manualWork)\n',
    }),
  )
  it('stays while anything leads there, also by the name that code has for it', () =>
    expect(remaining.map((problem) => problem.split(':')[0]).toSorted()).toEqual([
      'src/content/documents/words.mdx, line 4',
      'src/content/pages/faq.yaml, line 1',
      'src/content/pages/faq.yaml, line 4',
      'src/site/links.ts, line 1',
    ]))
  it('is no page by name any more, and none of the specification', () => {
    expect(texts.get(DOCUMENT_ROUTES)).toBe(writeData({ words: '/words' }))
    expect(texts.get(SPECIFIED_LISTS)).toBe(writeData({ ...TEST_SPECIFIED, documents: ['legal/terms'] }))
  })
})
