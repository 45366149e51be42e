/** What the docs name exists: files, folders, links and commands. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tokens } from '#src/facts/tokenTable.ts'
import { PROSE_NAMES } from '#src/lib/build/content/prose/proseNames.ts'

const docs = ['README.md', 'CONTRIBUTING.md', 'peers/README.md', ...globSync('docs/**/*.md')]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** Between campaigns it has no entry, and is not there. */
const MAY_BE_MISSING = 'src/content/landing/'
const ROOTS = /^(src|docs|server|scripts|tests|peers|deploy|\.ci)\//

const pathOf = new Map(docs.map((file) => [basename(file), file]))
/** @returns the path of a page that is cited by its path or by its name alone; undefined when there is none */
const findDoc = (name: string) => (docs.includes(name) ? name : name.includes('/') ? undefined : pathOf.get(name))
/** Headings, without the number of a chapter, and lines in bold that stand for one. */
const readHeadings = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:#+ (?:\d+\. )?|\*\*)(.+)$/gm)].map((match) => match[1] ?? '')
/** As GitHub makes them: small letters and hyphens, without punctuation. */
const readAnchors = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
/** A page, a comma or a bracket, and a heading in quotes: in a comment or in a doc. */
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

/** Decisions that were replaced keep the names of their time. */
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
    // X and x stand for any name.
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
  it('has tables that are drawn as such: a head, a line of dashes, and rows with as many cells', () => {
    const tables = [...text.matchAll(/(?:^ *\|.*\n)+/gm)].map(([table]) => table.trim().split('\n'))
    const cellsOf = (row: string) => row.match(/(?<!\\)\|/g)?.length
    const broken = tables.filter(([head = '', dashes = '', ...rows]) => {
      const cells = cellsOf(head)
      return !/^ *\|(?: ?:?-+:? ?\|)+$/.test(dashes) || [dashes, ...rows].some((row) => cellsOf(row) !== cells)
    })
    expect(broken.map(([head]) => head)).toEqual([])
  })
  // Requirements also name what is still to be made.
  it.skipIf(file.startsWith('docs/requirements/'))('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

it('docs/architecture.md lists what commands write into the repository, and each such file says it in its first lines', () => {
  const [, listed = ''] = /^Generated, never edited: ([\s\S]*?)\n\n/m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  const patterns = [...listed.matchAll(/`((?:docs|src)\/[^`]+)`/g)].flatMap(([, pattern = '']) => globSync(pattern))
  const written = globSync(['docs/**/*.md', 'src/**/*.css']).filter((file) =>
    /Written by `npm run \w+`/.test(readFileSync(file, 'utf8').split('\n', 4).join('\n')),
  )
  expect(written.length).toBeGreaterThan(20)
  expect(patterns.toSorted()).toEqual(written.toSorted())
})

describe('decisions', () => {
  const STATUS = /^Date: \d{4}-\d\d-\d\d · Status: ((?:accepted|replaced by \[(\d+)\])(?!\w).*)$/
  const pages = globSync('docs/decisions/[0-9]*.md').map((file) => {
    const [title = '', , dated = ''] = readFileSync(file, 'utf8').split('\n')
    const [, status, successor] = STATUS.exec(dated) ?? []
    return { file, title: title.toLowerCase(), status, successor }
  })
  it.each(pages)('$file says when it was made and whether it holds', ({ status }) => expect(status).toBeDefined())
  it('are in the index, each as it is titled and with its status', () => {
    const rows = [...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| (.+?) \| (.+) \|$/gm)]
    const listed = rows.map(([, number, file, title, status]) => [`docs/decisions/${file}`, `# ${number}: ${title}`.toLowerCase(), status])
    expect(listed.sort()).toEqual(pages.map(({ file, title, status }) => [file, title, status]).sort())
  })
  it('that are replaced name one that holds', () => {
    const replaced = pages.flatMap(({ successor }) => successor ?? [])
    expect(replaced).not.toEqual([])
    for (const number of replaced) expect(pages.find(({ title }) => title.startsWith(`# ${number}:`))?.status, number).toMatch(/^accepted/)
  })
})

it('no comment in content says that a test notices what an editor does: the build does, or nothing', () => {
  const mentions = globSync('src/content/**/*.{yaml,mdx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*#.*\b(?:(?:a|the) tests? \w+s\b|\w+\.test\.tsx?\b).*$/gm)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  )
  expect(mentions).toEqual([])
})
it('the page on articles lists everything that can be used in one', () => {
  const page = readFileSync('docs/adding-an-article.md', 'utf8')
  expect(PROSE_NAMES.filter((name) => !page.includes(`<${name}`))).toEqual([])
})

// The line is that of an example: editors write above it.
it('messages that the page on content shows are built like the real ones, of files that exist', () => {
  const shown = [...readFileSync('docs/content.md', 'utf8').matchAll(/^ {4}(src\/content\/\S+?)[,:].*$/gm)]
  expect(shown).not.toEqual([])
  for (const [message, file = ''] of shown) {
    expect(message).toMatch(/^ {4}\S+, line \d+, [a-z]\S*(?: › \S+)*: [A-Z"“]/)
    expect(existsSync(file), file).toBe(true)
  }
})

describe('the list of shared parts', () => {
  const [, list = ''] = readFileSync('docs/parts.md', 'utf8').split('\n## Shared parts\n')
  const rows = (list.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (?!you need)/.test(line))
  const parts = rows.map((row) => row.split(' | ')[1] ?? '')
  const files = globSync(['src/{ui,sections/shared}/**/*.tsx', 'src/illustrations/{,chart/,flap/,scenes/}*.tsx']).filter(
    (file) => !file.includes('.test.'),
  )
  it('has each of them', () => {
    expect(files.filter((file) => !parts.some((part) => part.includes(`\`${basename(file, '.tsx')}\``)))).toEqual([])
  })
  it('has one in each row, so that nobody has to match two lists', () => {
    expect(rows.filter((_, index) => !/^`\w+` \|$/.test(parts[index] ?? ''))).toEqual([])
    expect(rows.filter((row) => row.includes(';'))).toEqual([])
    expect(parts.filter((part, index) => parts.indexOf(part) < index)).toEqual([])
  })
  it('has no other', () => {
    const exported = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name),
    )
    const known = new Set([...exported, ...files.map((file) => basename(file, '.tsx'))])
    const named = parts.flatMap((part) => [...part.matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the list of our own utilities', () => {
  const sheet = readFileSync('src/styles/utilities.css', 'utf8')
  const own = [...sheet.matchAll(/^(.*)\n@(?:utility|custom-variant) ([\w*-]+)/gm)].map(([, above = '', name = '']) => ({ above, name }))
  const [, list = ''] = readFileSync('docs/parts.md', 'utf8').split('\n## Utilities of our own\n')
  const rows = (list.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (?!you need|---)/.test(line))
  const named = rows.flatMap((row) => [...(row.split(' | ')[1] ?? '').matchAll(/`([\w*-]+):?`/g)].map(([, name]) => name))
  it('has each of them, and no other', () => expect(named.toSorted()).toEqual(own.map(({ name }) => name).sort()))
  it('leads to a line above each that says what it does', () => {
    expect(own.length).toBe(sheet.match(/@(?:utility|custom-variant) /g)?.length)
    expect(own.filter(({ above }) => !above.endsWith('*/')).map(({ name }) => `${name}: say above it what it does`)).toEqual([])
  })
})

it('the glossary has its words from A to Z, one a row', () => {
  const words = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!word |---)([^|]+) \|/gm)].map(([, word = '']) => word)
  expect(words.length).toBeGreaterThan(30)
  expect(words).toEqual(words.toSorted())
  expect(words.filter((word) => word.includes(','))).toEqual([])
})

it('the reference of content names everything that is there', () => {
  const page = readFileSync('docs/content-reference.md', 'utf8')
  const kinds = globSync('src/content/*', { withFileTypes: true }).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
  expect(kinds.filter((kind) => !page.includes(`\`${kind}`))).toEqual([])
})

it.each(['docs/content.md', 'docs/content-reference.md'])('%s has tables that can be read at a glance', (file) => {
  const cells = [...readFileSync(file, 'utf8').matchAll(/^\|(.+)\|$/gm)].flatMap(([, row = '']) => row.split(' | '))
  expect(cells.length).toBeGreaterThan(10)
  expect(cells.filter((cell) => cell.length > 200)).toEqual([])
})

it('editors are told of the fields above an article, too', () => {
  expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toMatchObject({ 'astro.content-intellisense': true })
  expect(readFileSync('astro.config.ts', 'utf8')).toMatch(/experimental: \{ contentIntellisense: true \}/)
})

describe('the page on tokens', () => {
  const named = [...readFileSync('docs/tokens.md', 'utf8').matchAll(/^\| `\{([^}]+)\}` \|/gm)].map((match) => match[1] ?? '')
  const patterns = named.map((token) => ({
    token,
    pattern: new RegExp(`^${RegExp.escape(token).replaceAll(/\\x3c\w+\\x3e/g, '[\\w-]+')}$`),
  }))
  const known = [...tokens.keys()]
  it('has each of them', () => expect(known.filter((token) => !patterns.some(({ pattern }) => pattern.test(token)))).toEqual([]))
  it('has no other', () =>
    expect(patterns.filter(({ pattern }) => !known.some((token) => pattern.test(token))).map(({ token }) => token)).toEqual([]))

  /** Rows that say which names may stand for `<…>`: all of them, unless the list ends with "…". */
  const lists = [...readFileSync('docs/tokens.md', 'utf8').matchAll(/^\| `\{([^}<]+<\w+>[^}<]*)\}` \| (.+) \|$/gm)].flatMap(
    ([, token = '', text = '']) => {
      const names = [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => token.replace(/<\w+>/, name))
      return names.length > 0 ? [{ token, names, isWhole: !text.includes('…') }] : []
    },
  )
  it('lists the names that tokens have', () => {
    expect(lists.length).toBeGreaterThan(4)
    expect(lists.flatMap(({ names }) => names.filter((name) => !known.includes(name)))).toEqual([])
  })
  it('leaves out no name in a list that is whole', () => {
    const missing = lists.flatMap(({ token, names, isWhole }) => {
      const pattern = patterns.find((one) => one.token === token)?.pattern
      return isWhole ? known.filter((name) => pattern?.test(name) && !names.includes(name)) : []
    })
    expect(missing).toEqual([])
  })
})

describe('code cites requirements and docs that exist', () => {
  /** Comments break their lines anywhere. */
  const flat = (file: string) => readFileSync(file, 'utf8').replace(/\n\s*(\*|\/\/)\s?/g, ' ')
  const comments = (file: string) => (flat(file).match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join('\n')
  const SRC_FOLDERS =
    'lib|site|facts|schemas|sections|content|styles|ui|illustrations|islands|layouts|feed|pageData|registry|entries|partsPage|pages'
  const isThere = (path: string) => existsSync(path) || existsSync(`src/${path}`)
  const cited = (pattern: RegExp) => sources.flatMap((file) => [...flat(file).matchAll(pattern)].map((match) => ({ file, match })))

  it('as pages', () => {
    const pages = cited(/\bdocs\/[\w/-]+\.md\b/g).filter(({ match }) => !existsSync(match[0]))
    expect(pages.map(({ file, match }) => `${file} cites ${match[0]}`)).toEqual([])
  })
  it('as other files, from the root or from src', () => {
    const paths = cited(
      new RegExp(`(?<![\\w./-])(?:src|server|scripts|tests|${SRC_FOLDERS})/[\\w/.[\\]-]+\\.(?:tsx?|astro|css|yaml)\\b`, 'g'),
    )
    // Tests make up files of their own.
    const wrong = paths.filter(({ file, match: [path] }) => !file.includes('.test.') && !isThere(path))
    expect(wrong.map(({ file, match }) => `${file} cites ${match[0]}`)).toEqual([])
  })
  it.each([
    ['files in folders', /(?<![\w./-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|astro|css|yaml)\b/g, isThere],
    ['folders', new RegExp(`(?<![\\w./-])(?:${SRC_FOLDERS})/[\\w/-]+(?![\\w.*/-])`, 'g'), isThere],
    ['files by their name alone', /(?<![\w./*-])\w[\w.-]*\.(?:tsx?|mjs|astro|css)\b/g, (name: string) => sourceNames.has(name)],
    ['pages by their name alone', /(?<![\w./*-])\w[\w.-]*\.md\b/g, (name: string) => findDoc(name) !== undefined],
  ] as const)('in comments, as %s', (_, pattern, exists) => {
    const found = sources
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...comments(file).matchAll(pattern)].map(([name]) => ({ file, name })))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ name }) => !exists(name)).map(({ file, name }) => `${file} cites ${name}`)).toEqual([])
  })
  it('as headings of a page', () => {
    expect(cited(CITED_HEADING).length).toBeGreaterThan(10)
    expect(sources.flatMap((file) => findWrongHeadings(file, flat(file)))).toEqual([])
    const notes = globSync('src/content/**/*.yaml').map((file) => [file, readFileSync(file, 'utf8').replaceAll(/\n\s*# ?/g, ' ')] as const)
    expect(notes.flatMap(([file, text]) => findWrongHeadings(file, text))).toEqual([])
  })
  // Its rows and sentences are quoted as well as its headings.
  it('as words of the specification', () => {
    const specification = readFileSync('docs/requirements/specification.md', 'utf8').replaceAll(/\s+/g, ' ').toLowerCase()
    const quoted = cited(/\bspecification,? sections? [\d, and]*\d,? \(?"([^"]+)"/g)
    expect(quoted.length).toBeGreaterThan(5)
    const wrong = quoted.filter(({ match: [, words = ''] }) => !specification.includes(words.toLowerCase()))
    expect(wrong.map(({ file, match }) => `${file} cites ${match[0]}, which the specification does not say.`)).toEqual([])
  })
  it('as chapters of the specification', () => {
    const known = [...readFileSync('docs/requirements/specification.md', 'utf8').matchAll(/^## (\d+)\./gm)].map((match) => match[1])
    const wrong = cited(/specification,? sections? ([\d, and]+\d|\d)/g).filter(({ match }) =>
      (match[1]?.match(/\d+/g) ?? []).some((chapter) => !known.includes(chapter)),
    )
    expect(wrong.map(({ file, match }) => `${file} cites ${match[0]}`)).toEqual([])
  })
})
