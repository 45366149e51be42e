/** Files, headings and commands that docs and comments name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

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

const sources = globSync(['{src,server,scripts,tests,peers}/**/*.{ts,tsx,astro,mjs,css}', '*.{ts,mjs}'])
const sourceNames = new Set(sources.map((file) => basename(file)))

/** Decisions that were replaced keep old names. */
const isHistory = (file: string) => /^docs\/decisions\//.test(file) && /· Status: replaced by/.test(readFileSync(file, 'utf8'))

describe.each(docs.filter((file) => !isHistory(file)))('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => ROOTS.test(path) && !/[…<>{}]/.test(path) && !path.startsWith(MAY_BE_MISSING))
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
  it('cites headings that exist', () => expect(findWrongHeadings(file, text.replaceAll(/\s*\n\s*/g, ' '))).toEqual([]))
  // Requirements also name commands that are still to be written.
  it.skipIf(file.startsWith('docs/requirements/'))('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('code cites what exists', () => {
  /** @returns a source whose comments are on one line */
  const flat = (file: string) => readFileSync(file, 'utf8').replace(/\n\s*(\*|\/\/)\s?/g, ' ')
  const comments = (file: string) => (flat(file).match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join('\n')
  const SRC_FOLDERS =
    'lib|site|facts|schemas|sections|content|styles|ui|illustrations|islands|layouts|feed|pageData|registry|entries|partsPage|pages'
  const isThere = (path: string) => existsSync(path) || existsSync(`src/${path}`)
  it.each([
    ['files in folders', /(?<![\w./-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|astro|css|yaml|md)\b/g, isThere],
    ['folders', new RegExp(`(?<![\\w./-])(?:${SRC_FOLDERS})/[\\w/-]+(?![\\w.*/-])`, 'g'), isThere],
    ['files by their name alone', /(?<![\w./*-])\w[\w.-]*\.(?:tsx?|mjs|astro|css)\b/g, (name: string) => sourceNames.has(name)],
  ] as const)('in comments, as %s', (_, pattern, exists) => {
    const found = sources
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...comments(file).matchAll(pattern)].map(([name]) => ({ file, name })))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ name }) => !exists(name)).map(({ file, name }) => `${file} cites ${name}`)).toEqual([])
  })
  it('as pages in messages', () => {
    const cited = sources.flatMap((file) => [...flat(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => ({ file, page })))
    expect(cited.filter(({ page }) => !existsSync(page)).map(({ file, page }) => `${file} cites ${page}`)).toEqual([])
  })
  it('as headings of a page', () => expect(sources.flatMap((file) => findWrongHeadings(file, flat(file)))).toEqual([]))
})
