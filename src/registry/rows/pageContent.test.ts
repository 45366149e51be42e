/** Checks that pages read what their rows in pageContent.ts name: otherwise their dates in the sitemap would be wrong. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import { readImports } from '#tests/unit/architecture/imports.ts'
import { callsOf, nodesIn, parseSource } from '#tests/unit/architecture/sourceTree.ts'
import { TAG_CONTENT } from './blogContent.ts'
import { FOLDER_CONTENT, PAGE_CONTENT } from './pageContent.ts'
import type { PageRow } from './pageRow.ts'

vi.mock('astro:content', () => ({}))

/** "/blog/404" → "src/pages/blog/404.astro", "/blog" → "src/pages/blog/index.astro" */
const fileAt = (path: string) => globSync(`src/pages${path === '/' ? '' : path}{.astro,/index.astro}`)[0]

type Page = { file: string; tree: ts.SourceFile }
type Row = Pick<PageRow<never>, 'content' | 'facts' | 'ignoredForDate'> & { listsArticles?: boolean }
const pages: Page[] = globSync('src/pages/**/*.{astro,ts}').map((file) => ({ file, tree: parseSource(file, readFileSync(file, 'utf8')) }))
/** @returns the first argument of a call, if it is a string */
const nameIn = ({ arguments: [name] }: ts.CallExpression) => (name && ts.isStringLiteralLike(name) ? name.text : '')
const isPageOf = (folder: string, { tree }: Page) =>
  callsOf(nodesIn(tree), ['readEntryPage', 'readEntryPaths']).some((call) => nameIn(call) === folder)
const isTagPage = ({ tree }: Page) => callsOf(nodesIn(tree), ['readTagPage']).length > 0
/** Each row with the file of its pages. Not articles: what their text shows is passed on as a whole, and their own day dates them. */
const rows: { row: Row; page: Page | undefined }[] = [
  ...Object.entries(PAGE_CONTENT).map(([path, row]) => ({ row, page: pages.find(({ file }) => file === fileAt(path)) })),
  ...Object.entries(FOLDER_CONTENT).map(([name, row]) => ({ row, page: pages.find((page) => isPageOf(name, page)) })),
  { row: TAG_CONTENT, page: pages.find(isTagPage) },
]

const isOfPaths = (node: ts.Node) =>
  (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name?.getText() === 'getStaticPaths'
/** Articles that only `getStaticPaths` lists do not count: each is a page of its own. */
const readsArticles = (tree: ts.SourceFile) => callsOf(nodesIn(tree, isOfPaths), ['readArticles']).length > 0
/** @returns the properties that are read from a value, directly or through its variable */
function takenOf(value: ts.Node): string[] {
  const { parent } = value
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return takenOf(parent)
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === value ? [parent.name.text] : []
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== value) return []
  const { name } = parent
  if (ts.isObjectBindingPattern(name)) return name.elements.map((element) => (element.propertyName ?? element.name).getText())
  const uses = nodesIn(value.getSourceFile()).filter((node) => ts.isIdentifier(node) && node.text === name.getText())
  return uses.flatMap(takenOf)
}
/** @returns the collections and facts that a file takes from its row */
const namesTaken = (tree: ts.SourceFile) =>
  callsOf(nodesIn(tree), ['readPage', 'readEntryPage', 'readTextPage', 'readTagPage']).flatMap(takenOf)
/** What `readTextPage` takes of the row that it reads for a page. */
const TEXT_PAGE = 'src/pageData/textPage.ts'
const takenForTexts = namesTaken(parseSource(TEXT_PAGE, readFileSync(TEXT_PAGE, 'utf8')))
const namesShown = ({ tree }: Page) => [...namesTaken(tree), ...(callsOf(nodesIn(tree), ['readTextPage']).length > 0 ? takenForTexts : [])]

describe('a page that is dated by what it is made of', () => {
  it('reads its own row, and by src/pageData/ no row of what is no page', () => {
    const callsOther = (file: string) => callsOf(nodesIn(parseSource(file, readFileSync(file, 'utf8'))), ['readOtherContent']).length > 0
    const others = globSync('src/pageData/*.ts')
      .filter(callsOther)
      .map((file) => file.slice('src/'.length, -'.ts'.length))
    expect(others).toContain('pageData/guides')
    const drawn = pages.map(({ file }) => file).filter((file) => file.endsWith('.astro'))
    const reading = drawn.filter(
      (file) => callsOther(file) || readImports(file, '.').some(({ to }) => others.includes(to.slice('src/'.length))),
    )
    expect(reading, 'name what they read in their row of src/registry/rows/pageContent.ts').toEqual([])
  })
  it('lists articles if its row says so', () => {
    const listing = pages.filter(({ tree }) => readsArticles(tree)).map(({ file }) => file)
    expect(listing).not.toEqual([])
    expect(listing).toEqual(rows.flatMap(({ row, page }) => (row.listsArticles && page ? page.file : [])))
  })
  it('ignores for its date only what its row reads', () => {
    for (const { row } of rows) expect(row.content).toEqual(expect.arrayContaining([...(row.ignoredForDate ?? [])]))
  })
  it('shows all that its row has', () => {
    const problems = rows.flatMap(({ row, page }) => {
      const taken = page ? namesShown(page) : []
      return [...row.content, ...(row.facts ?? [])].filter((name) => !taken.includes(name)).map((name) => ({ file: page?.file, name }))
    })
    expect(
      problems.map(
        ({ file, name }) => `${file ?? 'No page'} shows no '${name}': take it out of its row in src/registry/rows/pageContent.ts`,
      ),
    ).toEqual([])
  })
  it.each([
    ['const articles = await readArticles()', true],
    ['export const getStaticPaths = async () =>\n  (await readArticles()).map(slugOf)\n', false],
  ])('would be found listing articles: %j', (source, isFound) => expect(readsArticles(parseSource('a.ts', source))).toBe(isFound))
  it.each([
    ['const {\n  base,\n  home,\n} =\n  await readPage( routes.home )', ['base', 'home']],
    ['const { faq } = (await readPage(routes.faqs))', ['faq']],
    ['const { words } = (await readPage(routes.blog)).blogList', ['blogList']],
    ['const page = await readPage(routes.home)\nconst { base } = page\nconst { opening } = page.home', ['base', 'home']],
    ['const { base, home, morning: played } = await readPage(routes.home)', ['base', 'home', 'morning']],
    ["const { base, stateRules } = await readEntryPage('documents', slug)", ['base', 'stateRules']],
    ['const { base, wordCounts } = await readTextPage(entry)', ['base', 'wordCounts']],
    ['const { base, blogList } = await readTagPage(tag.id)', ['base', 'blogList']],
  ])('would be found leaving out others than these: %j', (source, names) => expect(namesTaken(parseSource('a.ts', source))).toEqual(names))
  it('is found by its folder, however it is written', () =>
    expect(
      isPageOf('features', {
        file: 'a.astro',
        tree: parseSource('a.astro', '---\nawait readEntryPage(\n  "features",\n  slug)\n---\n<p/>'),
      }),
    ).toBe(true))
  it('leaves to what reads it for the page what its text draws', () =>
    expect(takenForTexts).toEqual(['policyTables', 'analytics', 'stateRules']))
})
