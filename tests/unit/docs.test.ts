/** Files, headings and commands that docs and comments name exist, and the docs' tables are whole. */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withEntryNumbers } from '#src/contentEngine/figures/entryNumbers.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { commentsIn, parseSource } from './architecture/sourceTree.ts'

const docs = ['README.md', 'CONTRIBUTING.md', 'peers/README.md', ...globSync('docs/**/*.md')]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** The folder is missing while there is no campaign. */
const MAY_BE_MISSING = 'src/content/landing/'
const ROOTS = /^(src|docs|server|scripts|tests|peers|deploy|\.ci)\//

const pathOf = new Map(docs.map((file) => [basename(file), file]))
/** @param name a path, or the name of a file in docs/ */
const findDoc = (name: string) => (docs.includes(name) ? name : name.includes('/') ? undefined : pathOf.get(name))
/** @returns headings without chapter numbers, and lines in bold */
const readHeadings = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:#+ (?:\d+\. )?|\*\*)(.+)$/gm)].map((match) => match[1] ?? '')
/** Anchors as GitHub makes them: lowercase letters and hyphens, without punctuation. */
const readAnchors = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
/** A page, then one of its headings in quotes, as docs and comments cite them. */
const CITED_HEADING = /([\w./-]+\.md)[`)]?(?:,| \() ?["“]([^"”]+)["”]/g
const findWrongHeadings = (file: string, text: string) =>
  [...text.matchAll(CITED_HEADING)].flatMap(([, name = '', title = '']) => {
    const page = findDoc(name.replace(/^(?:\.\.?\/)+/, ''))
    if (!page) return [`${file} cites ${name}, which does not exist.`]
    const found = readHeadings(page).some((heading) => heading.startsWith(title))
    return found ? [] : [`${file} cites ${page}, "${title}". That page has no such heading.`]
  })

/** @returns the rows of tables that have more or fewer cells than the head: a page shows no cell that is beyond it */
const findUnevenRows = (text: string) =>
  [...text.matchAll(/(?:^ *\|.*\n?)+/gm)].flatMap(([table]) => {
    const cellsIn = (row: string) => row.replaceAll('\\|', '').trimEnd().split('|').length
    const [head = '', ...rows] = table.trimEnd().split('\n')
    return rows.filter((row) => cellsIn(row) !== cellsIn(head))
  })
it('a row of a table that has more or fewer cells than its head is found', () => {
  const table = '| a | b |\n|---|---|\n| `x\\|y` | z |\n'
  expect(findUnevenRows(table)).toEqual([])
  expect(findUnevenRows(`${table}| c | d | | e | f |\n| g |\n\n| h |\n|---|\n| i |`)).toEqual(['| c | d | | e | f |', '| g |'])
})

const sources = globSync(['{src,server,scripts,tests,peers}/**/*.{ts,tsx,astro,mjs,css}', '*.{ts,mjs}'])
const sourceNames = new Set(sources.map((file) => basename(file)))
const otherFiles = globSync([
  '{src,server,deploy,.ci}/**/*.{yaml,mdx,json,sql}',
  '*.{json,jsonc}',
  'deploy/**/*',
  '{.ci,.github}/**/*',
  'Dockerfile',
])

/** Names in docs that no code has: of examples, and of programs that are not ours. */
const NAMES_FROM_ELSEWHERE = ['contactSteps', 'GRACE_MINUTES', 'ECONNRESET', 'computeMedianRun', 'serveStatic']
/** Files that a reader of examples creates: code that begins with its path, or a step such as "`src/schemas/x.ts`: define". */
const CREATED_FILE = /^ *\/\/ ((?:src|tests)\/\S+)$|^\d+\. (?:Write )?`(src\/\S+)`: (?:write|define|its) /gm
const createdFiles = docs.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(CREATED_FILE)].map(([, shown, described]) => shown ?? described ?? ''),
)
it('examples in docs create files that the project does not have', () => {
  expect(createdFiles).not.toEqual([])
  expect(createdFiles.filter((file) => existsSync(file))).toEqual([])
})
/** camelCase, PascalCase or SCREAMING_SNAKE. */
const IDENTIFIER = /`([a-z]+[A-Z]\w*|[A-Z]\w*[a-z]\w*[A-Z]\w*|[A-Z]{2}[A-Z\d_]*)`/g
// Requirements also name what is still to be written, and fields are written from the schemas.
it('docs name code that exists', () => {
  const files = [...sources, ...otherFiles].filter((file) => file !== 'tests/unit/docs.test.ts' && statSync(file).isFile())
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))
  const named = docs
    .filter((file) => !/^docs\/(?:fields|requirements)\//.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IDENTIFIER)].map(([, name = '']) => ({ file, name })))
  const missing = named.filter(({ name }) => !words.has(name))
  expect(missing.filter(({ name }) => !NAMES_FROM_ELSEWHERE.includes(name))).toEqual([])
  expect(NAMES_FROM_ELSEWHERE.filter((name) => !missing.some((reference) => reference.name === name))).toEqual([])
})

/** @returns the code that a text tells a reader to replace, each with the last file that the text names before */
const findReplacements = (text: string) =>
  [...text.matchAll(/(?:Change|Replace) `([^`]+)` (?:to|with) `/g)].map(({ 1: code = '', index }) => {
    const named = [...text.slice(0, index).matchAll(/`([^`\s]+\.[a-z]+)`/g)].map(([, path = '']) => path)
    return { code, file: named.findLast((path) => ROOTS.test(path) && existsSync(path)) ?? '' }
  })
it('code that an exercise replaces is in the file that it names', () => {
  const replacements = docs.flatMap((file) => findReplacements(readFileSync(file, 'utf8')))
  expect(replacements).not.toEqual([])
  expect(replacements.filter(({ code, file }) => file === '' || !readFileSync(file, 'utf8').includes(code))).toEqual([])
})

/** Tokens that editors look up elsewhere: each entry, and each name of a route. */
const LISTED_ELSEWHERE = /^(?:claim|term|route|article|document|industry|feature|landing|guide|template):/
describe('docs/tokens.md', () => {
  const rows = [...readFileSync('docs/tokens.md', 'utf8').matchAll(/^\| (`\{[^|]+) \| (.+) \|$/gm)]
  // A row has tokens, in which `<…>` stands for a name, and may say what they give with an ending such as `.label`.
  const patterns = rows.flatMap(([, tokens = '', gives = '']) => {
    const endings = ['', ...[...gives.matchAll(/`(\.\w+)`/g)].map(([, ending = '']) => ending)]
    return [...tokens.matchAll(/`\{([^`]+)\}`/g)].flatMap(([, token = '']) => endings.map((ending) => token + ending))
  })
  // The numbers of an article are its own: those of an example stand for them.
  const names = [...withEntryNumbers(readSiteTokens(), { calls: 45 }).keys()]
  const matches = (pattern: string, name: string) =>
    new RegExp(
      `^${pattern
        .split(/<[^>]+>/)
        .map(RegExp.escape)
        .join('[\\w-]+')}$`,
    ).test(name)
  it('lists each token', () =>
    expect(names.filter((name) => !LISTED_ELSEWHERE.test(name) && !patterns.some((pattern) => matches(pattern, name)))).toEqual([]))
  it('lists no other', () => expect(patterns.filter((pattern) => !names.some((name) => matches(pattern, name)))).toEqual([]))
})

describe.each(docs)('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => ROOTS.test(path) && !/[…<>{}]/.test(path) && !path.startsWith(MAY_BE_MISSING) && !createdFiles.includes(path))
    const missing = named.filter((path) => (path.includes('*') ? globSync(path).length === 0 : !existsSync(path.replace(/:\d+$/, ''))))
    expect(missing).toEqual([])
  })
  // No two source files have one name (tests/unit/architecture/names.test.ts).
  it('names code by its name alone where there is such a file', () => {
    const named = [...text.matchAll(/`(\w[\w.-]*\.(?:tsx?|mjs|astro|css))`/g)].map((match) => match[1] ?? '')
    // In examples, X and x stand for any name.
    expect(named.filter((name) => !(sourceNames.has(name) || /^x\./i.test(name)))).toEqual([])
  })
  it('links to what exists', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !/^(https?:|mailto:|\{)/.test(link))
    const isThere = (link: string) => {
      const [path = '', anchor] = link.split('#')
      const target = path ? join(dirname(file), path) : file
      return existsSync(target) && (!anchor || !target.endsWith('.md') || readAnchors(target).includes(anchor))
    }
    expect(links.filter((link) => !isThere(link))).toEqual([])
  })
  it('has tables whose rows have as many cells as their head', () => expect(findUnevenRows(text)).toEqual([]))
  it('cites headings that exist', () => expect(findWrongHeadings(file, text.replaceAll(/\s*\n\s*/g, ' '))).toEqual([]))
  // Requirements also name commands that are still to be written.
  it.skipIf(file.startsWith('docs/requirements/'))('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

/** @returns comments, each on one line. A sentence may go on in the next line comment */
const joinComments = (comments: readonly string[]) =>
  comments
    .map((comment) => comment.replaceAll(/\s*\n[\s*]*(?!\/)/g, ' '))
    .join('\n')
    .replaceAll(/\n\/\//g, '')

/** @returns the comments of a source, and its code without them */
function splitComments(file: string, source: string): { comments: string; code: string } {
  if (file.endsWith('.css')) return { comments: joinComments(source.match(/\/\*[\s\S]*?\*\//g) ?? []), code: '' }
  const tree = parseSource(file, source)
  const found = commentsIn(tree)
  const ends = [0, ...found.map(({ end }) => end)]
  const code = ends.map((end, index) => tree.text.slice(end, found[index]?.pos)).join(' ')
  return { comments: joinComments(found.map(({ pos, end }) => tree.text.slice(pos, end))), code }
}

describe('code cites what exists', () => {
  const cited = sources.map((file) => ({ file, ...splitComments(file, readFileSync(file, 'utf8')) }))
  const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  const isThere = (path: string) => existsSync(path) || existsSync(`src/${path}`)
  it.each([
    ['files in folders', /(?<![\w./-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|astro|css|yaml|md)\b/g, isThere],
    ['folders', new RegExp(`(?<![\\w./-])(?:${folders.join('|')})/[\\w/-]+(?![\\w.*/-])`, 'g'), isThere],
    ['files by their name alone', /(?<![\w./*-])\w[\w.-]*\.(?:tsx?|mjs|astro|css)\b/g, (name: string) => sourceNames.has(name)],
  ] as const)('in comments, as %s', (_, pattern, exists) => {
    const found = cited
      .filter(({ file }) => !file.includes('.test.'))
      .flatMap(({ file, comments }) => [...comments.matchAll(pattern)].map(([name]) => ({ file, name })))
    expect(found).not.toEqual([])
    expect(found.filter(({ name }) => !exists(name)).map(({ file, name }) => `${file} cites ${name}`)).toEqual([])
  })
  it('as pages in messages', () => {
    const pages = cited.flatMap(({ file, comments, code }) =>
      [...`${comments}\n${code}`.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => ({ file, page })),
    )
    expect(pages.filter(({ page }) => !existsSync(page)).map(({ file, page }) => `${file} cites ${page}`)).toEqual([])
  })
  it('as headings of a page', () =>
    expect(cited.flatMap(({ file, comments, code }) => [comments, code].flatMap((text) => findWrongHeadings(file, text)))).toEqual([]))
  it('in what TypeScript reads as a comment', () => {
    const source =
      "/**\n * One\n * page\n */\nconst a = 'https://a/*' // Another\n// page\nconst b = <b>{/* a third */}// text</b>\n// the end"
    const { comments, code } = splitComments('x.tsx', source)
    expect(comments.split('\n')).toEqual(['/** One page */ Another page', '/* a third */ the end'])
    expect(code.replaceAll(/\s+/g, ' ').trim()).toBe("const a = 'https://a/*' const b = <b>{ }// text</b>")
  })
})
