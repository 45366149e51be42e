/** Words that an editor may change are in src/content; which others code may type is a closed list, hardCodedWords.yaml. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findHardCodedWords, type Scope } from './hardCodedWords.ts'
import { sourceFiles } from './imports.ts'

const LIST_FILE = 'tests/unit/architecture/hardCodedWords.yaml'
const REFERENCE_PAGE = 'docs/content-reference.md'
type Kind = { kind: string; why: string; words: Record<string, string[] | 'all'> }
const wordKinds = parse(readFileSync(LIST_FILE, 'utf8')) as Kind[]
const files = wordKinds.flatMap(({ words }) => Object.entries(words))
const listedWords = files.flatMap(([file, each]) => (each === 'all' ? [] : each.map((one) => ({ file, name: `${file}: “${one}”` }))))
/** Files that are lists themselves. */
const lists = files.flatMap(([file, each]) => (each === 'all' ? [file] : []))
const names = new Set(listedWords.map(({ name }) => name))

/** What draws pages or says something on them; content and schemas speak to editors. */
const isDrawn = (file: string) =>
  /^(sections|illustrations|islands|layouts|ui|pages|feed)\/.*\.(tsx?|astro)$/.test(file) && !file.includes('.testing.')
/** Says things of the same kind wherever it runs. */
const isAnywhere = (file: string) => /^(lib\/anywhere|models)\/.*\.ts$/.test(file)
/** Gives pages values and markup, and speaks to editors and developers beside it. */
const givesNames = (file: string) => /^(facts|lib\/build)\//.test(file)
/** The policy, routes and settings: values, some of which pages say. */
const givesValues = (file: string) => /^(site|policy)\//.test(file)
const readingOf = (file: string): Scope => (givesValues(file) ? 'values' : givesNames(file) ? 'named' : 'all')
const wordsInFiles = new Set(
  sourceFiles
    .filter((file) => (isDrawn(file) || isAnywhere(file) || givesNames(file) || givesValues(file)) && !lists.includes(`src/${file}`))
    .flatMap((file) =>
      findHardCodedWords(file, readFileSync(join('src', file), 'utf8'), readingOf(file)).map((words) => `src/${file}: “${words}”`),
    ),
)

it('words for visitors are hard-coded only where the list has them', () => {
  const cure = `write it in src/content, with a field in its schema; words that no editor may change are in ${LIST_FILE}, each under its reason`
  expect([...wordsInFiles].filter((name) => !names.has(name)).map((name) => `${name}: ${cure}`)).toEqual([])
})
it('the list has no word that is hard-coded no longer, and none twice', () => {
  expect(listedWords).toContainEqual({ file: 'src/sections/policy/DataTable.tsx', name: 'src/sections/policy/DataTable.tsx: “Table”' })
  expect(listedWords.filter(({ name }) => !wordsInFiles.has(name)).map(({ name }) => `${name}: take it out of ${LIST_FILE}`)).toEqual([])
  expect(listedWords.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) !== index)).toEqual([])
  expect(files.filter(([file]) => !existsSync(file))).toEqual([])
})
it.each(lists)('%s is a list of names, and nothing else', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/=>|\bfunction\b|\bimport\b/)
})
it('editors are told of each kind, and of no other', () => {
  const section = /## Words that are not here\n([\s\S]*?)\n## /.exec(readFileSync(REFERENCE_PAGE, 'utf8'))?.[1] ?? ''
  const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind)
  expect(listed).toEqual(wordKinds.map(({ kind }) => kind))
  for (const { kind, why } of wordKinds) expect(why, kind).toMatch(/^[A-Z].{20,}\.$/)
})

describe('hard-coded words are found', () => {
  it.each([
    ['text between tags', 'const A = () => <p>Last updated {day}</p>', ['Last updated']],
    ['a name for screen readers', 'const A = () => <nav aria-label="All articles" />', ['All articles']],
    ['a sentence', "say('The list could not be loaded.')", ['The list could not be loaded.']],
    ['a sentence with a blank', 'say(`It did not get through: call $' + '{phone}.`)', ['It did not get through: call ….']],
    ['a name with a blank', 'const A = () => <img alt={`Portrait of $' + '{name}`} />', ['Portrait of …']],
    ['either way of a choice', "const A = () => <p>{isOn ? 'on' : 'off'}</p>", ['on', 'off']],
    ['what takes the place of a name', "const A = () => <Table label={caption ?? 'Table'} />", ['Table']],
    ['a label that waits for its use', "const LABEL = 'What a customer says'", ['What a customer says']],
    ['a word that a script writes', "word.textContent = isPaused ? 'Play' : 'Pause'", ['Play', 'Pause']],
    ['a column of a table', "const A = () => <Table columnHeadings={['Step', 'By when']} />", ['Step', 'By when']],
    ['neither classes', 'const A = () => <p className="Big text." data-x="Y z.">{words.title}</p>', []],
    ['nor classes in a property', "const LOOKS = { lede: 'mt-2 text-lg' }", []],
    ['nor what is compared', "if (key === 'Enter') go({ Enter: 1 })", []],
    ['nor signs', 'const A = () => <p>· {a} % x</p>', []],
    ['nor what developers are told', "throw new Error('There is no such thing.')", []],
    ['nor names', "import x from 'A b.'; const key = 'ArrowDown'", []],
  ])('%s', (_name, source, words) => expect(findHardCodedWords('a.tsx', source)).toEqual(words))
  const blank = '$' + '{n}'
  const aroundBlanks = (source: string) => ['a.ts', 'a.tsx'].map((file) => findHardCodedWords(file, source))
  it.each([
    ['a count with its word', `\`${blank} min read\``, [['… min read'], []]],
    ['words between blanks', `\`${blank} ${blank} for ${blank}\``, [['… … for …'], ['… … for …']]],
    ['a sentence', `\`${blank}, below its minimum of ${blank}\``, [['…, below its minimum of …'], ['…, below its minimum of …']]],
    ['no unit of two letters', `\`${blank} kg\``, [[], []]],
    [
      'no address, key, selector or style',
      `[\`/blog/${blank}\`, \`form [name="${blank}"]\`, \`color-mix(in oklab, ${blank} red)\`]`,
      [[], []],
    ],
    ['no message for developers', `throw new Error(\`There is no ${blank} here\`)`, [[], []]],
  ])('around a blank, in code without markup, and beside markup, where it may be a class: %s', (_name, source, words) =>
    expect(aroundBlanks(source)).toEqual(words),
  )
  it('in Astro files, beside code and scripts', () => {
    const markup =
      '<!doctype html>\n<html>\n  <script is:inline set:html={early} />\n  <!-- No words. -->\n  {isBare ? <Page /> : (<><a href="#main">Skip to content</a></>)}\n'
    const script = '  <script>\n    say("It is said elsewhere.")\n  </script>\n  <p title="Last one">{words.end}</p>\n</html>\n'
    expect(findHardCodedWords('a.astro', `---\nconst sentence = 'It is said here.'\n---\n${markup}${script}`)).toEqual([
      'It is said here.',
      'Skip to content',
      'Last one',
    ])
    expect(findHardCodedWords('b.astro', '<p>Without code</p>\n')).toEqual(['Without code'])
  })
  it('in values and markup made in code: what has a name that is read, and no sentence for editors', () =>
    expect(
      findHardCodedWords('a.ts', "const link = { label: 'Blog', href: '/blog', ariaLabel: 'All of it' }; say('Write it again.')", 'named'),
    ).toEqual(['Blog', 'All of it']))
  it.each([
    ['a property of several words, whatever its name', "const rows = [{ id: 'back', why: 'one call a day' }]", ['one call a day']],
    ['a constant', "const ANSWER = 'Your report is recorded'", ['Your report is recorded']],
    ['no word alone, no path, no list of anchors', "const a = { id: 'ab', to: '/a b', pattern: '[a-z] b', anchors: 'intro faqs' }", []],
    ['no message', "problems.push('There is none of it.')", []],
  ])('among the values of src/site: %s', (_name, source, words) => expect(findHardCodedWords('a.ts', source, 'values')).toEqual(words))
})
