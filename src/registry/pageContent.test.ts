/** A page's date in the sitemap is only true when its row in pageContent.ts has everything that the page shows. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { policyTables } from '#src/schemas/policyTables.ts'
import { TEST_FREE_BLOCK_DATA } from '#tests/lib/entries/testFreeBlockData.ts'
import { FOLDER_CONTENT, PAGE_CONTENT, SHOWN_BY, type Shown } from './pageContent.ts'

/** "/blog/404" → "src/pages/blog/404.astro", "/blog" → "src/pages/blog/index.astro" */
const fileAt = (path: string) => globSync(`src/pages${path === '/' ? '' : path}{.astro,/index.astro}`)[0]

type Page = { file: string; source: string }
type Row = Shown & { listsArticles?: boolean }
const pages: Page[] = globSync('src/pages/**/*.{astro,ts}').map((file) => ({ file, source: readFileSync(file, 'utf8') }))
/** Each row with the file that draws its pages. */
const rows: { row: Row; page: Page | undefined }[] = [
  ...Object.entries(PAGE_CONTENT).map(([path, row]) => ({ row, page: pages.find(({ file }) => file === fileAt(path)) })),
  ...Object.entries(FOLDER_CONTENT).map(([name, row]) => ({ row, page: pages.find(({ source }) => source.includes(`pageOf('${name}'`)) })),
]

/** @returns what a file reads past its row. Which pages there are is no part of any; words of every page stand on every page. */
function readsPastRow(source: string, row: Row | undefined): string[] {
  const withoutPaths = source.replace(/export (?:async function|const) getStaticPaths[\s\S]*?\n(?:}|\n)/, '')
  const collections = [...withoutPaths.matchAll(/\b(?:contentOf|entryOf|getCollection)\('(\w+)'/g)].flatMap(([, name = '']) =>
    name === 'everyPage' ? [] : `'${name}'`,
  )
  return !row?.listsArticles && /\barticlesOfSite\(/.test(withoutPaths) ? [...collections, 'articles'] : collections
}
/** @returns the collections that a file takes from its row */
function namesTaken(source: string): string[] {
  const calls = /const \{([^}]*)\} = await (?:pageAt|pageOf)\(/g
  return [...source.matchAll(calls)].flatMap(([, names = '']) => names.split(',').map((one) => one.split(':')[0]?.trim() ?? ''))
}
/** @returns the modules of facts that a file imports, and not their types alone */
const factsIn = (source: string) =>
  [...source.matchAll(/^import (?!type)[^']*'#src\/facts\/([\w/]+)\.ts'/gm)].flatMap(([, name]) => name ?? [])

describe('a page that is dated by what it is made of', () => {
  it('reads only what its row has, and the words of every page', () => {
    const problems = pages.flatMap(({ file, source }) => {
      const row = rows.find(({ page }) => page?.file === file)?.row
      return readsPastRow(source, row).map((name) => ({ file, name }))
    })
    expect(
      problems.map(
        ({ file, name }) =>
          `${file} reads ${name} past its row: name it in src/registry/pageContent.ts, and take it from pageAt(…) or pageOf(…)`,
      ),
    ).toEqual([])
  })
  it('shows all that its row has', () => {
    const problems = rows.flatMap(({ row, page }) => {
      const taken = namesTaken(page?.source ?? '')
      return row.content.filter((name) => !taken.includes(name)).map((name) => ({ file: page?.file, name }))
    })
    expect(
      problems.map(({ file, name }) => `${file ?? 'No page'} shows no '${name}': take it out of its row in src/registry/pageContent.ts`),
    ).toEqual([])
  })
  it('prints as such the facts that its row has, and no others', () => {
    const printed = rows.flatMap(({ row, page }) => {
      const read = factsIn(page?.source ?? '')
      const { facts = [] } = row
      // Texts print them by a component.
      const named = facts.filter((name) => !SHOWN_BY[name])
      return read.join() === named.join() ? [] : `${page?.file} imports facts (${read.join()}): its row has ${named.join() || 'none'}`
    })
    expect(printed).toEqual([])
  })
  it.each([
    ["const { meta } = await contentOf('home')", {}, ["'home'"]],
    ["const { reading } = await contentOf('everyPage')", {}, []],
    ['const articles = await articlesOfSite()', {}, ['articles']],
    ['const articles = await articlesOfSite()', { listsArticles: true }, []],
    ["export async function getStaticPaths() {\n  return await getCollection('features')\n}\nawait getCollection('home')", {}, ["'home'"]],
    ["export const getStaticPaths = async () =>\n  (await getCollection('features')).map(slugOf)\n\nawait entryOf('home')", {}, ["'home'"]],
  ])('would be found reading past its row: %j, %j', (source, more, names) =>
    expect(readsPastRow(source, { content: [], ...more })).toEqual(names),
  )
  it.each([
    ['const { head, home, morning: played } = await pageAt(routes.home)', ['head', 'home', 'morning']],
    ["const { head, dashboards } = await pageOf('features', slug)", ['head', 'dashboards']],
  ])('would be found leaving out others than these: %j', (source, names) => expect(namesTaken(source)).toEqual(names))
  it("would be found printing facts: import { claims } from '#src/facts/claims.ts'", () =>
    expect(
      factsIn("import { a } from 'b'\nimport { claims } from '#src/facts/claims.ts'\nimport type { C } from '#src/facts/c.ts'"),
    ).toEqual(['claims']))
})

describe('what only some entries of a folder show', () => {
  const capitalized = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
  it('is the example policy where a free block is given its words', () => {
    // The others are given the words of dashboards, and files.
    const given = Object.entries(TEST_FREE_BLOCK_DATA).flatMap(([kind, data]) =>
      'dashboardWords' in data || 'pictures' in data ? [] : kind,
    )
    expect(SHOWN_BY.policyTables).toEqual(expect.arrayContaining(given))
  })
  it('is the example policy where a text has one of its tables or drawings', () =>
    expect(SHOWN_BY.policyTables).toEqual(expect.arrayContaining(Object.keys(policyTables.shape).map(capitalized))))
  /** Rooms that read the law of states, and where they print it: an article names its own days. */
  const PRINTED = { 'article/ArticleChart.tsx': 'articles', 'article/chartData.ts': 'articles', 'template/printTemplate.ts': 'articles' }
  it('is the law where a text has its table', () => {
    const files = globSync('src/sections/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
    const reading = files.filter((file) => factsIn(readFileSync(file, 'utf8')).some((name) => name.startsWith('law/')))
    const elsewhere = reading.map((file) => file.replaceAll('\\', '/').replace('src/sections/', '')).filter((file) => !(file in PRINTED))
    expect(elsewhere, 'name it in SHOWN_BY, and the file of its facts in the row of each page that shows it').toEqual([
      'policy/StateRules.tsx',
    ])
    expect(SHOWN_BY['state-rules']).toEqual(['StateRules'])
  })
})
