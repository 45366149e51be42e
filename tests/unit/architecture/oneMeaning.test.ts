/** Words that have meant two things in names, or nothing to whoever came new, do not come back: docs/glossary.md has those that are used. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { astroParts, readExports } from './sourceTree.ts'

/** Beginnings of paths, from the project's root. */
type Places = readonly string[]
type Rule = {
  /** A file without these letters has no such name, and need not be parsed. */
  letters: string
  /** The word as a part of a name, the name in small words with spaces. */
  name: RegExp
  /** What the name is to say. */
  say: string
  /** Where a name may have the word: there it has the meaning of the glossary. */
  home?: Places
  /** Where it may not, although that lies in `home`. */
  except?: Places
  /** Where an exported name may have it, which is found from everywhere. A rule with this and without `home` is about exports alone. */
  exportHome?: Places
  /** The only files that the rule is about; all others if there are none. */
  only?: Places
  sparesTests?: true
}
const RULES: readonly Rule[] = [
  { letters: 'told', name: /\btold\b/, say: 'notified of a call-off, followUp of a row, problems of what is wrong' },
  // It is the published address of the opening's heading.
  {
    letters: 'versus',
    name: /\bversus\b/,
    say: 'the opening of the comparison',
    home: ['src/sections/comparison/ComparisonOpening.tsx'],
  },
  { letters: 'docket', name: /\bdocket\b/, say: 'reviewSheet' },
  { letters: 'hero', name: /\bhero\b/, say: 'opening' },
  {
    letters: 'waiting',
    name: /\bwaiting\b/,
    say: 'pending, if HR has not decided; a delivery alone is waiting',
    home: ['server/leads/'],
  },
  {
    letters: 'frame',
    name: /(?<!\b(?:request|cancel|animation|stack|jpeg) )\bframes?\b(?! request)/,
    say: 'animationFrame or stackFrame; a frame is an iframe',
    // Where the form's frame is, what may frame it, and how tests reach into one.
    home: [
      ...['src/sections/demo/', 'src/sections/analytics/', 'src/sections/shell/prerender/', 'src/lib/anywhere/form/', 'src/lib/server/'],
      ...['src/layouts/', 'src/schemas/', 'src/pages/', 'src/site/', 'server/', 'scripts/build/', 'tests/'],
    ],
    except: ['src/sections/demo/DemoForm.island.tsx'],
    exportHome: ['src/sections/demo/', 'src/lib/anywhere/form/', 'src/site/interfaceValues.ts'],
  },
  {
    letters: 'call',
    name: /\bcalls?\b(?! offs?\b)/,
    say: 'callOff: a call is a phone call',
    only: ['src/models/morning/', 'src/sections/home/', 'src/schemas/morning/', 'src/registry/checks/'],
  },
  {
    letters: 'answer',
    name: /\banswers?\b/,
    say: 'response, reply of a thread or a mail server; an answer is what a question or a person gets',
    only: ['server/', 'src/lib/server/', 'tests/platform/', 'src/sections/demo/sendRequest.'],
  },
  {
    letters: 'room',
    name: /(?<!\bpaint )\brooms?\b/,
    say: 'space, padding or what it is: a room is a folder of src/sections, or drawn in a workplace',
    only: ['src/sections/', 'src/lib/build/'],
  },
  {
    letters: 'shown',
    name: /^shown$/,
    say: 'what it is that is shown: the poster of the morning, slugs, a class, a default',
    only: [
      ...['src/models/', 'src/facts/', 'src/illustrations/', 'src/sections/home/', 'src/sections/comparison/'],
      ...['src/sections/policy/', 'src/sections/industry/', 'src/sections/feature/'],
    ],
    sparesTests: true,
  },
  {
    letters: 'morningdata',
    name: /\bmorning data\b/,
    say: 'story: the morning is the entry, and what a visitor plays',
  },
  {
    letters: 'line',
    name: /\bline station\b|\bclosing line\b|^line$/,
    say: 'CrewStation, ClosingSentence or singleLine: the line is what employees call or text',
    only: [
      ...['src/models/', 'src/schemas/morning/morning.', 'src/schemas/blocks/closing', 'src/lib/anywhere/form/'],
      ...['src/sections/shared/closing/', 'src/partsPage/closing'],
    ],
    sparesTests: true,
  },
  {
    letters: 'client',
    // A browser's rectangles and a folder of nginx are called so.
    name: /(?<!\bbounding )\bclients?\b(?! (?:rects?|body)\b)/,
    say: 'remoteAddress, sender or browser: a client is a customer whom the site names',
    only: ['server/', 'scripts/benchmark/'],
  },
  {
    letters: 'site',
    name: /\bsites?\b/,
    say: 'workplace, plant or place: the site is this website',
    only: [
      ...['src/models/', 'src/policy/', 'src/illustrations/', 'src/schemas/scenes/', 'src/schemas/industry/'],
      ...['src/ui/pictograms.tsx', 'src/lib/anywhere/pictures/'],
    ],
    sparesTests: true,
  },
  {
    letters: 'policy',
    name: /(?<!\b(?:content security|referrer|permissions|opener|resource) )\bpolicy\b/,
    say: 'csp or contentSecurityPolicy: the policy is that of attendance',
    only: ['server/', 'src/lib/server/', 'scripts/build/', 'tests/lib/observatory.ts', 'tests/platform/'],
  },
  {
    letters: 'bench',
    name: /\bbench\b/,
    say: 'benchmark: a bench is an exhibit',
    exportHome: ['src/sections/industry/'],
  },
  {
    letters: 'ground',
    name: /\bgrounds?\b/,
    say: 'surface, background or reason: the ground is the floor of a drawing',
    exportHome: ['src/illustrations/', 'src/sections/industry/exhibit/'],
  },
  {
    letters: 'mark',
    name: /\bmarks?\b/,
    say: 'what it marks: a mark is a drawn sign beside a name',
    exportHome: ['src/illustrations/ClientMark.tsx', 'src/lib/anywhere/pictures/', 'src/lib/build/pictures/'],
  },
  {
    letters: 'record',
    name: /\brecords?\b/,
    say: 'row, entry or lead: a record is what a report becomes',
    exportHome: ['src/policy/', 'src/schemas/', 'src/sections/', 'src/models/'],
  },
  {
    letters: 'surface',
    name: /\bsurfaces?\b/,
    say: 'ground or side: a surface is what parts lie on, and whose colors they take',
    exportHome: ['src/ui/', 'src/partsPage/'],
  },
  {
    letters: 'token',
    name: /\btokens?\b/,
    say: 'secret, or part of a text: a token is a placeholder in content',
    exportHome: ['src/facts/', 'src/lib/build/content/', 'scripts/test/platforms.ts'],
  },
]

/** "toldAt", "TOLD_AFTER" and "told-at" have the word "told". */
const inWords = (name: string) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).join(' ').toLowerCase()
/** Names that a library gives. */
const isGiven = (node: ts.Node) => {
  const { parent } = node
  return ts.isPropertyAccessExpression(parent) && parent.name === node && /\bmock$/.test(parent.expression.getText())
}

/** @returns the identifiers of a module, its strings that are names, such as those of kinds and attributes, and the names in an import */
function namesIn(source: string, isMarkup = true): string[] {
  const tree = ts.createSourceFile('a', source, ts.ScriptTarget.Latest, true, isMarkup ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isGiven(node)) names.add(node.text)
    if (ts.isStringLiteral(node) && /^[a-z][\w-]*$/.test(node.text)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...names]
}
/** @returns the classes and attributes that a sheet names */
const namesInSheet = (source: string) =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[.[])[a-zA-Z][\w-]*/g)].map(([name]) => name)

const isIn = (file: string, places: Places = []) => places.some((place) => file.startsWith(place))
const isHome = (file: string, { home, except }: Rule) => isIn(file, home) && !isIn(file, except)
/** @returns the rules that a file's names have to keep, whether they are exported or not */
const rulesOf = (file: string) =>
  RULES.filter((rule) => {
    const { home, exportHome, only, sparesTests } = rule
    if (exportHome && !home) return false
    return !isHome(file, rule) && (!only || isIn(file, only)) && !(sparesTests && file.includes('.test.'))
  })
const exportRulesOf = (file: string) => RULES.filter(({ exportHome }) => exportHome && !isIn(file, exportHome))
const problemsOf = (file: string, names: readonly string[], rules = rulesOf(file)) =>
  rules.flatMap(({ name: word, say }) => names.filter((name) => word.test(inWords(name))).map((name) => `${file}: ${name}: say ${say}`))

const sources = globSync('{src,server,scripts,tests,peers}/**/*.{ts,tsx,astro,css}', { exclude: (path) => path.includes('node_modules') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'tests/unit/architecture/oneMeaning.test.ts')
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const codeOf = (file: string, source: string) => (file.endsWith('.astro') ? astroParts(source).code : source)
const exported = sources
  .filter(({ file }) => !file.endsWith('.css') && !file.startsWith('peers/'))
  .map(({ file, source }) => ({ file, names: [...readExports(source)] }))

it('a name has no word that has meant two things elsewhere', () => {
  expect(sources.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'server/main.ts',
      'src/layouts/Base.astro',
      'src/styles/global.css',
      'tests/lib/pdf.ts',
      'peers/next/page.tsx',
    ]),
  )
  const problems = sources.flatMap(({ file, source }) => {
    const small = `${file} ${source}`.toLowerCase()
    if (!rulesOf(file).some(({ letters }) => small.includes(letters))) return []
    if (file.endsWith('.css')) return problemsOf(file, namesInSheet(source))
    return problemsOf(file, [file.replace(/\.\w+$/, ''), ...namesIn(codeOf(file, source), file.endsWith('x'))])
  })
  expect(problems).toEqual([])
})
it('an exported name has none either, outside of the few files where it has the meaning of the glossary', () =>
  expect(exported.flatMap(({ file, names }) => problemsOf(file, names, exportRulesOf(file)))).toEqual([]))
it.each(RULES)('each place that the rule of “$letters” names is there, and has the word if it is a home of it', (rule) => {
  const { letters, name, home = [], except = [], exportHome = [], only = [] } = rule
  const isPlace = (place: string) => sources.some(({ file }) => file.startsWith(place))
  const isUsed = (place: string) => sources.some(({ file, source }) => file.startsWith(place) && source.toLowerCase().includes(letters))
  const isExported = (place: string) =>
    exported.some(({ file, names }) => file.startsWith(place) && names.some((one) => name.test(inWords(one))))
  expect([...except, ...only].filter((place) => !isPlace(place))).toEqual([])
  expect(home.filter((place) => !isUsed(place))).toEqual([])
  expect(exportHome.filter((place) => !isExported(place))).toEqual([])
})

it.each([
  ['src/a.ts', 'const toldAt = 1', 1],
  ['src/a.ts', 'export const TOLD_AFTER = 1', 1],
  ['src/a.tsx', '<p className={told}>Told</p>', 1],
  ['src/a.ts', "const a = dataAttribute('comparison-versus')", 1],
  ['src/a.ts', "kindField('docket', 'One review.')", 1],
  ['src/a.ts', 'const heroWords = 1', 1],
  ['src/a.ts', "const a = { status: 'waiting' }", 1],
  ['server/leads/store/a.ts', "const a = { status: 'waiting' }", 0],
  ['src/sections/document/a.ts', 'let frame = view.requestAnimationFrame(mark)', 1],
  ['src/sections/document/a.ts', 'let animationFrame = view.requestAnimationFrame(mark)', 0],
  ['src/sections/demo/a.ts', 'const frame = 1', 0],
  ['src/sections/demo/DemoForm.island.tsx', 'const frame = 1', 1],
  ['src/sections/home/a.ts', 'const { call } = followed', 1],
  ['src/sections/home/a.ts', 'const { callOff, calledOff, canCallOff, possibleCallOffs } = followed', 0],
  ['src/sections/home/a.test.ts', 'expect(say.mock.calls)', 0],
  ['src/sections/demo/a.ts', 'const { call } = words', 0],
  ['server/a.ts', 'const PATIENCE_MS = { answer: 1, lastAnswers: 2 }', 2],
  ['server/a.ts', 'const unanswered = new Map() // An answer.', 0],
  ['src/sections/demo/sendRequest.ts', 'const answer = 1', 1],
  ['src/sections/faq/a.ts', 'const answer = 1', 0],
  ['src/sections/home/a.ts', "const ROOM = paint('paint-room')", 1],
  ['src/illustrations/workplace/a.ts', "const stationKind = 'room'", 0],
  ['src/lib/build/a.ts', 'const room = 1', 1],
  ['src/models/a.ts', 'const { shown } = story', 1],
  ['src/models/a.ts', 'const { shownFigures, isShown } = story', 0],
  ['src/models/a.ts', 'type MorningData = object', 1],
  ['src/models/a.ts', 'type LineStation = CrewStation', 1],
  ['src/lib/anywhere/form/a.ts', 'const line = (most: number) => most', 1],
  ['src/sections/shared/closing/a.ts', "const a = { kind: 'line', look: 'border-line' }", 1],
  ['src/sections/home/a.ts', 'const line = words.line', 0],
  ['server/leads/http/a.ts', 'const client = findClientAddress()', 2],
  ['scripts/benchmark/a.ts', 'const { x } = element.getBoundingClientRect()', 0],
  ['src/sections/home/a.ts', 'const clients = clientLogos', 0],
  ['src/policy/a.ts', 'const FOOD_SITE_ANSWER = 1', 1],
  ['src/sections/shell/a.ts', 'const { site } = props', 0],
  ['server/site/a.ts', "const policy = headers.get('content-security-policy')", 1],
  ['server/site/a.ts', 'const csp = contentSecurityPolicy(options)', 0],
  ['src/policy/a.ts', 'const policy = 1', 0],
  ['src/a.ts', "// Whoever is told.\nconst a = 'Who is told, waiting for a call.'", 0],
])('the test of words finds in %s of %j so many: %i', (file, source, count) =>
  expect(problemsOf(file, namesIn(source))).toHaveLength(count),
)
it.each([
  ['src/sections/demo/a.ts', 'export const frameOf = 1', 0],
  ['server/a.ts', 'export const FRAME_ORIGINS = 1\nconst frame = 1', 1],
  ['src/ui/a.ts', 'export type RecordRow = 1\nexport const surface = 1', 1],
  ['src/lib/anywhere/text/a.ts', 'export function marksOf() {}\nexport const GROUND = 1', 2],
])('the test of words finds in the exports of %s, %j, so many: %i', (file, source, count) =>
  expect(problemsOf(file, [...readExports(source)], exportRulesOf(file))).toHaveLength(count),
)
it.each([
  ['.versus-row { color: red }', 1],
  ['[some-versus] b { color: red }', 1],
  ['/* .versus-row */ .comparison-row { color: red }', 0],
])('the test of words finds in the sheet %j so many: %i', (source, count) =>
  expect(problemsOf('src/a.css', namesInSheet(source))).toHaveLength(count),
)
