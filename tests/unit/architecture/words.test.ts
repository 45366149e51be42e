/** Words that an editor may change are in src/content; where others may be typed is a table of docs/content-reference.md. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './imports'
import { typedWords } from './typedWords'

const PAGE = 'docs/content-reference.md'
const table = /## Words that are not here\n([\s\S]*?)\n## /.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? ''
/** Files and folders of the first column. */
const allowed = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, places = '']) =>
  places.split(', ').map((place) => place.replaceAll('`', '')),
)

/** What draws pages or says something on them; content and schemas speak to editors. */
const isDrawn = (file: string) =>
  /^(sections|illustrations|islands|layouts|ui|pages)\/.*\.(tsx?|astro)$/.test(file) && !/\/test[A-Z]/.test(file)
/** Says things of the same kind wherever it runs. */
const isAnywhere = (file: string) => /^lib\/anywhere\/.*\.ts$/.test(file)
/** Gives pages values and markup, and speaks to editors and developers beside it. */
const givesNames = (file: string) => /^(site|facts|lib\/build)\//.test(file)
const isAllowed = (file: string) =>
  allowed.some((place) => `src/${file}` === place || (place.endsWith('/') && `src/${file}`.startsWith(place)))
const typed = sourceFiles
  .filter((file) => isDrawn(file) || isAnywhere(file) || givesNames(file))
  .flatMap((file) => typedWords(file, readFileSync(join('src', file), 'utf8'), givesNames(file)).map((words) => ({ file, words })))

it('words for visitors are typed only where the page on content says so', () => {
  const cure = `write it in src/content, or add the file with a reason to "Words that are not here" of ${PAGE}`
  expect(typed.filter(({ file }) => !isAllowed(file)).map(({ file, words }) => `src/${file}: “${words}”: ${cure}`)).toEqual([])
})
it('the page on content names no place that is not there', () => {
  expect(allowed.length).toBeGreaterThan(10)
  expect(allowed.filter((place) => !existsSync(place))).toEqual([])
})

describe('what is found', () => {
  it.each([
    ['text between tags', 'const A = () => <p>Last updated {day}</p>', ['Last updated']],
    ['a name for screen readers', 'const A = () => <nav aria-label="All articles" />', ['All articles']],
    ['a sentence', "say('The list could not be loaded.')", ['The list could not be loaded.']],
    ['a sentence with a blank', 'say(`It did not get through: call $' + '{phone}.`)', ['It did not get through: call ….']],
    ['a name with a blank', 'const A = () => <img alt={`Portrait of $' + '{name}`} />', ['Portrait of …']],
    ['neither classes', 'const A = () => <p className="Big text." data-x="Y z.">{words.title}</p>', []],
    ['nor signs', 'const A = () => <p>· {a} % x</p>', []],
    ['nor what developers are told', "throw new Error('There is no such thing.')", []],
    ['nor names', "import x from 'A b.'; const key = 'ArrowDown'", []],
  ])('%s', (_name, source, words) => expect(typedWords('a.tsx', source)).toEqual(words))
  const blank = '$' + '{n}'
  it.each([
    ['a count with its word', `\`${blank} min read\``, ['… min read']],
    ['words between blanks', `\`${blank} ${blank} for ${blank}\``, ['… … for …']],
    ['no unit of two letters', `\`${blank} kg\``, []],
    ['no address, key, selector or style', `[\`/blog/${blank}\`, \`form [name="${blank}"]\`, \`color-mix(in oklab, ${blank} red)\`]`, []],
    ['no message for developers', `throw new Error(\`There is no ${blank} here\`)`, []],
  ])('around a blank, in code without markup: %s', (_name, source, words) => {
    expect(typedWords('a.ts', source)).toEqual(words)
    expect(typedWords('a.tsx', source)).toEqual([])
  })
  it('in Astro files, beside code and scripts', () => {
    const markup =
      '<!doctype html>\n<html>\n  <script is:inline set:html={early} />\n  <!-- No words. -->\n  {isBare ? <Page /> : (<><a href="#main">Skip to content</a></>)}\n'
    const script = '  <script>\n    say("It is said elsewhere.")\n  </script>\n  <p title="Last one">{words.end}</p>\n</html>\n'
    expect(typedWords('a.astro', `---\nconst sentence = 'It is said here.'\n---\n${markup}${script}`)).toEqual([
      'It is said here.',
      'Skip to content',
      'Last one',
    ])
    expect(typedWords('b.astro', '<p>Without code</p>\n')).toEqual(['Without code'])
  })
  it('in values and markup made in code: what has a name that is read, and no sentence for editors', () =>
    expect(
      typedWords('a.ts', "const link = { label: 'Blog', href: '/blog', ariaLabel: 'All of it' }; say('Write it again.')", true),
    ).toEqual(['Blog', 'All of it']))
})
