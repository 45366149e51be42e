/** Words that have meant two things in names, or nothing to whoever came new, do not come back: docs/glossary.md has those that are used. */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { astroParts } from './sourceTree.ts'

type Rule = {
  /** A file without these letters has no such name, and need not be parsed. */
  letters: string
  /** The word as a part of a name, the name in small words with spaces. */
  name: RegExp
  /** What the name is to say. */
  say: string
  /** Files in which it may have the word: there it has the meaning of the glossary. */
  home?: RegExp
  /** The only files that the rule is about; all others if there are none. */
  only?: RegExp
}
const RULES: readonly Rule[] = [
  { letters: 'told', name: /\btold\b/, say: 'notified of a call-off, followUp of a row, problems of what is wrong' },
  // It is the published address of the opening's heading.
  {
    letters: 'versus',
    name: /\bversus\b/,
    say: 'the opening of the comparison',
    home: /^src\/sections\/comparison\/ComparisonOpening\.tsx$/,
  },
  { letters: 'docket', name: /\bdocket\b/, say: 'reviewSheet' },
  { letters: 'hero', name: /\bhero\b/, say: 'opening' },
  { letters: 'waiting', name: /\bwaiting\b/, say: 'pending, if HR has not decided; a delivery alone is waiting', home: /^server\/leads\// },
  {
    letters: 'frame',
    name: /(?<!\b(?:request|cancel|animation|stack|jpeg) )\bframes?\b(?! request)/,
    say: 'animationFrame or stackFrame; a frame is an iframe',
    // Where the form's frame is, what may frame it, and how tests reach into one.
    home: /^src\/(?:sections\/(?:demo(?!\/DemoForm\.island)|analytics|shell\/prerender)|lib\/(?:anywhere\/form|server)|layouts|schemas|pages|site)\/|^server\/|^scripts\/build\/|^tests\//,
  },
  {
    letters: 'call',
    name: /\bcalls?\b(?! offs?\b)/,
    say: 'callOff: a call is a phone call',
    only: /^src\/(?:models\/morning|sections\/home|schemas\/morning|registry\/checks)\//,
  },
  {
    letters: 'answer',
    name: /\banswers?\b/,
    say: 'response, reply of a thread or a mail server; an answer is what a question or a person gets',
    only: /^(?:(?:server|src\/lib\/server|tests\/platform)\/|src\/sections\/demo\/sendRequest\.)/,
  },
  {
    letters: 'room',
    name: /(?<!\bpaint )\brooms?\b/,
    say: 'space, padding or what it is: a room is a folder of src/sections, or drawn in a workplace',
    only: /^src\/(?:sections|lib\/build)\//,
  },
  {
    letters: 'shown',
    name: /^shown$/,
    say: 'what it is that is shown: the poster of the morning, slugs, a class, a default',
    only: /^src\/(?:models|facts|illustrations|sections\/(?:home|comparison|policy|industry|feature))\/(?!.*\.test\.)/,
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
    only: /^src\/(?:models|schemas\/(?:morning\/morning\.|blocks\/closing)|lib\/anywhere\/form|sections\/shared\/closing|partsPage\/closing)(?!.*\.test\.)/,
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

const rulesOf = (file: string) => RULES.filter(({ home, only }) => !home?.test(file) && (only?.test(file) ?? true))
const problemsOf = (file: string, names: readonly string[]) =>
  rulesOf(file).flatMap(({ name: word, say }) =>
    names.filter((name) => word.test(inWords(name))).map((name) => `${file}: ${name}: say ${say}`),
  )

it('a name has no word that has meant two things elsewhere', () => {
  const files = globSync('{src,server,scripts,tests,peers}/**/*.{ts,tsx,astro,css}', { exclude: (path) => path.includes('node_modules') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'tests/unit/architecture/oneMeaning.test.ts')
  expect(files.length).toBeGreaterThan(1000)
  const problems = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const small = source.toLowerCase()
    if (!rulesOf(file).some(({ letters }) => small.includes(letters))) return []
    if (file.endsWith('.css')) return problemsOf(file, namesInSheet(source))
    const code = file.endsWith('.astro') ? astroParts(source).code : source
    return problemsOf(file, [file.replace(/\.\w+$/, ''), ...namesIn(code, file.endsWith('x'))])
  })
  expect(problems).toEqual([])
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
  ['src/a.ts', "// Whoever is told.\nconst a = 'Who is told, waiting for a call.'", 0],
])('the test of words finds in %s of %j so many: %i', (file, source, count) =>
  expect(problemsOf(file, namesIn(source))).toHaveLength(count),
)
it.each([
  ['.versus-row { color: red }', 1],
  ['[some-versus] b { color: red }', 1],
  ['/* .versus-row */ .comparison-row { color: red }', 0],
])('the test of words finds in the sheet %j so many: %i', (source, count) =>
  expect(problemsOf('src/a.css', namesInSheet(source))).toHaveLength(count),
)
