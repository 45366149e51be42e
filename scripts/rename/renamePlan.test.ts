import { describe, expect, it } from 'vitest'
import { DOCUMENT_ROUTES, REDIRECTS, SPECIFIED_LISTS } from '../lib/entries/dataFiles.ts'
import { TEST_REDIRECTS, TEST_SPECIFIED, testProject, writeData } from '../lib/entries/smallProject.testing.ts'
import { PlainError } from '../lib/project.ts'
import { createRenamePlan } from './renamePlan.ts'
import { parseRenameRequest } from './renameRequest.ts'

const planOf = (args: readonly string[], project = testProject()) =>
  createRenamePlan(parseRenameRequest(args, project, TEST_REDIRECTS), project, TEST_REDIRECTS, '2026-12-01')

describe('an industry that is renamed', () => {
  const { moves, texts, redirected, tasks } = planOf(['industry', 'retail', 'shops', "Shops & men's wear"])
  it('has its guide renamed, too', () =>
    expect(moves).toEqual([
      { from: 'src/content/industries/retail.yaml', to: 'src/content/industries/shops.yaml' },
      { from: 'src/content/guides/retail.yaml', to: 'src/content/guides/shops.yaml' },
    ]))
  it('has its new name, and keeps its line in the menu', () =>
    expect(texts.get('src/content/industries/retail.yaml')).toBe(
      "name: Shops & men's wear\nmenu: Open on time.\naction: { to: guide/shops }\n",
    ))
  it('is found under its new address by links, by home, by docs and by the space that phones keep', () => {
    expect(texts.get('src/content/blog/points.mdx')).toContain('{industry:shops}')
    expect(texts.get('src/content/pages/home.yaml')).toContain('[ logistics, shops ]')
    expect(texts.get('docs/content.md')).toContain('industries/shops.yaml')
    expect(texts.get('src/styles/heights/industry.css')).toContain('"/industries/shops"')
    expect(texts.get('src/styles/heights/amounts.json')).toContain('"/industries/shops"')
  })
  it('is found under its old addresses, and under those of before', () => {
    expect(redirected).toEqual(['/industries/retail leads to /industries/shops', '/guides/retail.pdf leads to /guides/shops.pdf'])
    expect(texts.get(REDIRECTS)).toBe(
      writeData({
        '/industries/stores': '/industries/shops',
        '/industries/mines': '/industries',
        '/industries/retail': '/industries/shops',
        '/guides/retail.pdf': '/guides/shops.pdf',
      }),
    )
  })
  it('is no longer held to the name of the specification, whichever address it has there', () =>
    expect(texts.get(SPECIFIED_LISTS)).toBe(
      writeData({ ...TEST_SPECIFIED, industries: { ...TEST_SPECIFIED.industries, stores: { onHome: true } } }),
    ))
  it('lists what a person has to decide: old requests, another name than the specification’s, mentions of its address', () => {
    expect(tasks).toEqual([
      expect.stringContaining('keep “Retail” as their industry'),
      expect.stringMatching(/The specification calls it “Retail”: .*docs\/requirements\/clarifications\.md/),
      expect.stringMatching(/speak of its old address[\s\S]*\n {2}tests\/browser\/tour\.spec\.ts$/),
    ])
  })
  it('changes nothing else', () => expect([...texts.keys()]).not.toContain('src/content/industries/logistics.yaml'))
})

it('an industry without a guide is renamed without an address for it', () => {
  const { moves, redirected } = planOf(['industry', 'logistics', 'carriers'])
  expect(moves).toEqual([{ from: 'src/content/industries/logistics.yaml', to: 'src/content/industries/carriers.yaml' }])
  expect(redirected).toEqual(['/industries/logistics leads to /industries/carriers'])
})

describe('a rename', () => {
  it.each([
    ['industry', 'retail', 'shops', 'Shops'],
    ['document', 'support/manual', 'support/name-of-a-test', 'The handbook'],
  ])('of an entry such as an %s changes content and data, and no code', (...args) =>
    expect([...planOf(args).texts.keys()].filter((file) => /\.tsx?$|\.astro$/.test(file))).toEqual([]),
  )
  it('of the name alone moves nothing and leaves links alone', () => {
    const { moves, texts, redirected } = planOf(['industry', 'logistics', 'logistics', 'Docks'])
    expect([moves, redirected]).toEqual([[], []])
    expect([...texts.keys()].toSorted()).toEqual(['src/content/industries/logistics.yaml', SPECIFIED_LISTS].toSorted())
  })
  it('of the address alone keeps the name', () => {
    const { texts } = planOf(['industry', 'retail', 'shops'])
    expect(texts.get('src/content/industries/retail.yaml')).toContain('name: Retail\n')
    expect([...texts.keys()]).not.toContain(SPECIFIED_LISTS)
  })
  it('of a feature changes its name where one is given', () => {
    const renamed = planOf(['feature', 'alerts', 'warnings', 'Warnings']).texts
    expect(renamed.get('src/content/features/alerts.yaml')).toBe('name: Warnings\nmenu: Everyone hears it.\n')
    const { moves, texts } = planOf(['feature', 'swaps', 'trades'])
    expect(moves).toEqual([{ from: 'src/content/features/swaps.yaml', to: 'src/content/features/trades.yaml' }])
    expect([...texts.keys()]).toEqual([REDIRECTS])
  })
  it('of an article changes its title where one is given', () =>
    expect(planOf(['article', 'points', 'prices', 'Prices: a table']).texts.get('src/content/blog/points.mdx')).toContain(
      '\ntitle: "Prices: a table"\n',
    ))
  it('of an entry that was never published adds no redirect', () => {
    expect(planOf(['article', 'later', 'soon']).redirected).toEqual([])
    expect(planOf(['tag', 'later', 'soon']).redirected).toEqual([])
    const draft = testProject({ 'blog/points.mdx': '---\npublishedAt: 2026-01-05\ndraft: true\ntags: [ncns]\n---\n' })
    expect(planOf(['article', 'points', 'prices'], draft).redirected).toEqual([])
  })
  it('of a tag changes its id, its label and the articles that have it', () => {
    const { moves, texts, redirected } = planOf(['tag', 'ncns', 'no-shows', 'No-shows'])
    expect(moves).toEqual([])
    expect(texts.get('src/content/shared/tags.yaml')).toContain('  - id: no-shows\n    picture: { time: "05:05" }\n    label: No-shows\n')
    expect(texts.get('src/content/blog/points.mdx')).toContain('tags: [no-shows, points]')
    expect(redirected).toEqual(['/blog/tag/ncns leads to /blog/tag/no-shows'])
  })
  it('of a tag finds it however it is written, and keeps what stands beside it', () => {
    const tags = 'tags:\r\n  - id: "ncns" # the abbreviation\r\n    label: >-\r\n      No call,\r\n      no show\r\n'
    const article = "---\r\npublishedAt: 2026-01-05\r\ntags:\r\n  - 'ncns' # first: the subject\r\n---\r\n"
    const { texts, redirected } = planOf(
      ['tag', 'ncns', 'no-shows', 'No-shows'],
      testProject({ 'shared/tags.yaml': tags, 'blog/points.mdx': article }),
    )
    expect(texts.get('src/content/shared/tags.yaml')).toBe('tags:\r\n  - id: "no-shows" # the abbreviation\r\n    label: "No-shows"\r\n')
    expect(texts.get('src/content/blog/points.mdx')).toBe(article.replace('ncns', 'no-shows'))
    expect(redirected).toHaveLength(1)
  })
  it('is refused as a whole where a file cannot be changed', () =>
    expect(() => planOf(['article', 'points', 'prices', 'Prices'], testProject({ 'blog/points.mdx': '---\ntags: [ncns]\n---\n' }))).toThrow(
      PlainError,
    ))
})

describe('a document that is renamed', () => {
  const { moves, texts, redirected, tasks } = planOf(['document', 'support/manual', 'support/name-of-a-test', 'The handbook'])
  it('moves to where its address says', () =>
    expect(moves).toEqual([{ from: 'src/content/documents/support/manual.mdx', to: 'src/content/documents/support/name-of-a-test.mdx' }]))
  it('is found by links, under the name that code has for it, and where the specification lists it', () => {
    expect(texts.get('src/content/documents/words.mdx')).toContain('{document:support/name-of-a-test} and {route:manual}')
    expect(texts.get(DOCUMENT_ROUTES)).toBe(writeData({ manual: '/support/name-of-a-test', words: '/words' }))
    expect([...texts.keys()]).not.toContain(SPECIFIED_LISTS)
    expect(redirected).toEqual(['/support/manual leads to /support/name-of-a-test'])
    expect(tasks).toEqual([expect.stringContaining('docs/requirements/clarifications.md')])
  })
  it('has its new title', () => expect(texts.get('src/content/documents/support/manual.mdx')).toContain('title: The handbook\n'))
  it('may get an address in another folder, and keeps its route', () =>
    expect(planOf(['document', 'support/manual', 'name-of-a-test']).texts.get(DOCUMENT_ROUTES)).toContain('"manual": "/name-of-a-test"'))
  it('and that only this site has is nothing for the specification', () =>
    expect(planOf(['document', 'words', 'terms']).tasks.join()).not.toContain('specification'))
})
