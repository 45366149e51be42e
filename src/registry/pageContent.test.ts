/** Checks that pages read what their rows in pageContent.ts name: otherwise their dates in the sitemap would be wrong. */
import type { CollectionKey } from 'astro:content'
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ChosenScene } from '#src/illustrations/scenes/ChosenScene.tsx'
import { freeBlockSchema } from '#src/schemas/blocks/freeBlocks.ts'
import { industryBlockSchema } from '#src/schemas/industry/industryBlocks.ts'
import { policyTablesSchema } from '#src/schemas/policyTables.ts'
import { type SceneChoice, sceneSchema } from '#src/schemas/scenes/scenes.ts'
import { makeIndustryBlockProps } from '#src/sections/industry/industryBlockProps.ts'
import { TEST_FREE_BLOCK_DATA, TEST_FREE_BLOCK_INPUTS } from '#tests/lib/entries/testFreeBlockInputs.ts'
import { callsOf, nodesIn, parseSource } from '#tests/unit/architecture/sourceTree.ts'
import { type FactFile, FOLDER_CONTENT, type FolderName, folderRow, PAGE_CONTENT, type PageSources } from './pageContent.ts'

/** "/blog/404" → "src/pages/blog/404.astro", "/blog" → "src/pages/blog/index.astro" */
const fileAt = (path: string) => globSync(`src/pages${path === '/' ? '' : path}{.astro,/index.astro}`)[0]

type Page = { file: string; tree: ts.SourceFile }
type Row = PageSources & { listsArticles?: boolean; showsIf?: object }
const pages: Page[] = globSync('src/pages/**/*.{astro,ts}').map((file) => ({ file, tree: parseSource(file, readFileSync(file, 'utf8')) }))
/** @returns the first argument of a call, if it is a string */
const nameIn = ({ arguments: [name] }: ts.CallExpression) => (name && ts.isStringLiteralLike(name) ? name.text : '')
const isPageOf = (folder: string, { tree }: Page) => callsOf(nodesIn(tree), ['readEntryPage']).some((call) => nameIn(call) === folder)
/** Each row with the file of its pages. */
const rows: { row: Row; page: Page | undefined }[] = [
  ...Object.entries(PAGE_CONTENT).map(([path, row]) => ({ row, page: pages.find(({ file }) => file === fileAt(path)) })),
  ...Object.entries(FOLDER_CONTENT).map(([name, row]) => ({ row, page: pages.find((page) => isPageOf(name, page)) })),
]

const isOfPaths = (node: ts.Node) =>
  (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name?.getText() === 'getStaticPaths'
/** Articles that only `getStaticPaths` lists do not count: each is a page of its own. */
const readsArticles = (tree: ts.SourceFile) => callsOf(nodesIn(tree, isOfPaths), ['listArticles']).length > 0
const READS_COLLECTIONS = /^import (?!type)[^']*'(?:astro:content|#src\/entries\/singleEntries\.ts)'/m
/** Only endpoints, which have no date, use it. */
const FOR_ENDPOINTS = ['src/pageData/guides.ts']
/** @returns the properties that are read from a value, directly or through its variable */
function takenOf(value: ts.Node): string[] {
  const { parent } = value
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) return takenOf(parent)
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === value ? [parent.name.text] : []
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== value) return []
  const { name } = parent
  if (ts.isObjectBindingPattern(name)) return name.elements.map((one) => (one.propertyName ?? one.name).getText())
  const uses = nodesIn(value.getSourceFile()).filter((node) => ts.isIdentifier(node) && node.text === name.getText())
  return uses.flatMap(takenOf)
}
/** @returns the collections and facts that a file takes from its row */
const namesTaken = (tree: ts.SourceFile) => callsOf(nodesIn(tree), ['readPage', 'readEntryPage']).flatMap(takenOf)

describe('a page that is dated by what it is made of', () => {
  it('reads by readPage.ts alone: its row, and what many pages show', () => {
    const files = globSync('src/{pages,layouts,pageData}/**/*.{astro,ts}').map((file) => file.replaceAll('\\', '/'))
    const having = (text: RegExp) => files.filter((file) => !file.includes('.test.') && text.test(readFileSync(file, 'utf8')))
    expect(having(READS_COLLECTIONS).toSorted(), 'take it from src/registry/readPage.ts').toEqual(FOR_ENDPOINTS)
    expect(having(/#src\/pageData\/(?:guides|shareCards)\.ts/).filter((file) => file.endsWith('.astro'))).toEqual([])
  })
  it('lists articles if its row says so', () => {
    const listing = pages.filter(({ tree }) => readsArticles(tree)).map(({ file }) => file)
    expect(listing).toEqual(rows.flatMap(({ row, page }) => (row.listsArticles && page ? page.file : [])))
  })
  it('shows all that its row has', () => {
    const problems = rows.flatMap(({ row, page }) => {
      const taken = page ? namesTaken(page.tree) : []
      // What only some entries show reaches them through src/pageData/, not through the page.
      const facts = (row.facts ?? []).filter((name) => !(row.showsIf && name in row.showsIf))
      return [...row.content, ...facts].filter((name) => !taken.includes(name)).map((name) => ({ file: page?.file, name }))
    })
    expect(
      problems.map(({ file, name }) => `${file ?? 'No page'} shows no '${name}': take it out of its row in src/registry/pageContent.ts`),
    ).toEqual([])
  })
  it.each([
    ['const articles = await listArticles()', true],
    ['export const getStaticPaths = async () =>\n  (await listArticles()).map(slugOf)\n', false],
  ])('would be found listing articles: %j', (source, isFound) => expect(readsArticles(parseSource('a.ts', source))).toBe(isFound))
  it.each([
    ['const {\n  base,\n  home,\n} =\n  await readPage( routes.home )', ['base', 'home']],
    ['const { faq } = (await readPage(routes.faqs))', ['faq']],
    ['const { words } = (await readPage(routes.blog)).blogList', ['blogList']],
    ['const page = await readPage(routes.home)\nconst { base } = page\nconst { opening } = page.home', ['base', 'home']],
    ['const { base, home, morning: played } = await readPage(routes.home)', ['base', 'home', 'morning']],
    ["const { base, dashboards } = await readEntryPage('features', slug)", ['base', 'dashboards']],
  ])('would be found leaving out others than these: %j', (source, names) => expect(namesTaken(parseSource('a.ts', source))).toEqual(names))
  it('is found by its folder, however it is written', () =>
    expect(
      isPageOf('features', {
        file: 'a.astro',
        tree: parseSource('a.astro', '---\nawait readEntryPage(\n  "features",\n  slug)\n---\n<p/>'),
      }),
    ).toBe(true))
})

it('each folder of pages says what the meta of an entry is, apart from articles, of which the registry knows more', () =>
  expect((Object.keys(FOLDER_CONTENT) as FolderName[]).filter((name) => !folderRow(name).metaOf)).toEqual(['blog']))

describe('what only some entries of a folder show', () => {
  const ADD_IT = 'add the block or picture to `showsIf` in src/registry/pageContent.ts'
  const capitalized = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
  const objectsIn = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []
  const { policyTables, dashboards, pictures } = TEST_FREE_BLOCK_INPUTS
  const industries = makeIndustryBlockProps({ blocks: [], workplace: 'plant', dashboards, pictures, quote: { label: '', sampleNote: '' } })
  /** @returns the kinds of blocks that are given a part of the content */
  const kindsGiven = (content: object) => {
    const parts = new Set(objectsIn(content))
    const given = [TEST_FREE_BLOCK_DATA, industries].flatMap((data) => Object.entries<object>(data))
    return [...new Set(given.flatMap(([kind, data]) => (objectsIn(data).some((part) => parts.has(part)) ? kind : [])))]
  }
  /** @returns whether the row of a folder says that an entry shows the source */
  const shows = (folder: FolderName, source: CollectionKey | FactFile, data: object, parts: object[] = []) => {
    const isShown = folderRow(folder).showsIf?.[source] as ((entry: object) => boolean) | undefined
    return isShown?.({ data: { opening: {}, blocks: [], ...data }, rendered: { metadata: { parts } } })
  }
  const inText = (name: string) => [{ name: 'p', attributes: {}, parts: [{ name, attributes: {}, parts: [] }] }]
  const listKinds = (kinds: Iterable<unknown>) => [...new Set(kinds)].map(String)
  const freeKinds = listKinds(freeBlockSchema.options.map(({ shape }) => shape.kind.value))

  it.each(['features', 'landing'] as const)('is, on %s, the example policy where a block is given its words', (folder) => {
    const given = kindsGiven(policyTables)
    expect(given).not.toEqual([])
    const shown = freeKinds.filter((kind) => shows(folder, 'policyTables', { blocks: [{ kind: 'cards' }, { kind }] }))
    expect(shown, ADD_IT).toEqual(freeKinds.filter((kind) => given.includes(kind)))
  })
  it.each(['features', 'landing', 'industries'] as const)(
    'is, on %s, the words of dashboards where a picture of the product is given them, and no block without one',
    (folder) => {
      const scenes = listKinds(sceneSchema._zod.propValues.kind ?? [])
      const given = scenes.filter((kind) => {
        const { props } = ChosenScene({ scene: { kind } as SceneChoice, dashboardWords: dashboards })
        return Object.values<unknown>(props).includes(dashboards)
      })
      const shown = scenes.filter((kind) => shows(folder, 'dashboards', { blocks: [{ kind: 'split', scene: { kind } }] }))
      expect(shown, ADD_IT).toEqual(given)
      const withPicture = [...freeBlockSchema.options, ...industryBlockSchema.options].filter(({ shape }) => 'scene' in shape)
      const kindsWithPicture = new Set<string>(withPicture.map(({ shape }) => shape.kind.value))
      expect(
        kindsGiven(dashboards).filter((kind) => !kindsWithPicture.has(kind)),
        ADD_IT,
      ).toEqual([])
    },
  )
  it.each(['features', 'landing'] as const)('is, on %s, the same where the first screen has such a picture', (folder) => {
    const opening = (kind: string) => ({ opening: { picture: { kind: 'scene', scene: { kind } } } })
    expect([shows(folder, 'dashboards', opening('dashboard')), shows(folder, 'dashboards', opening('board'))]).toEqual([true, false])
  })
  it('is the example policy where a text has one of its tables or drawings, or opens with one', () => {
    const names = Object.keys(policyTablesSchema.shape).map(capitalized)
    expect(names.filter((name) => !shows('documents', 'policyTables', {}, inText(name)))).toEqual([])
    expect(['weeks', 'shelf'].map((opening) => shows('documents', 'policyTables', { opening }))).toEqual([true, false])
  })
  it('is the law where a text has its table', () =>
    expect(['StateRules', 'KpiTable'].map((name) => shows('documents', 'state-rules', {}, inText(name)))).toEqual([true, false]))
})
