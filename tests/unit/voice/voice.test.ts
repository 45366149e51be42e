/** One American voice: what readers see in words that this site uses, without habits that tire them; docs that say whom they mean. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  createWordFinder,
  type Finding,
  findFreeWho,
  findLastSentence,
  findTics,
  readBlocks,
  readShownTexts,
  type WordList,
} from './voice.ts'

const list = parse(readFileSync('tests/unit/voice/words.yaml', 'utf8')) as WordList
const findWords = createWordFinder(list)
const readText = (file: string) => readFileSync(file, 'utf8')
const describeFindings = (found: Finding[]) => found.map(({ line, found: text, advice }) => `line ${line}: “${text}”: ${advice}`)

const pages = globSync('src/content/**/*.{yaml,mdx}').map((file) => file.replaceAll('\\', '/'))
/** The requirements keep the words of those who wrote them. */
const docs = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').map((file) => file.replaceAll('\\', '/'))].filter(
  (file) => !file.startsWith('docs/requirements/'),
)
const code = globSync([
  'src/{site,facts,feed,sections,illustrations,islands,layouts,pages,ui,schemas,lib}/**/*.{ts,tsx,astro}',
  'server/**/*.ts',
  'scripts/**/*.ts',
])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\./.test(file))

describe.each(pages)('%s', (file) => {
  it('uses American words', () => expect(describeFindings(findWords(readText(file)))).toEqual([]))
  it('keeps its habits within their limits', () => expect(describeFindings(findTics(readText(file), list.limits))).toEqual([]))
})
describe.each(docs)('%s', (file) => {
  it('uses American words', () => expect(describeFindings(findWords(readText(file)))).toEqual([]))
  it('says whom it means', () => expect(describeFindings(findFreeWho(readBlocks(readText(file))))).toEqual([]))
})
it('the search for words says the same in messages of components, server and commands', () => {
  const found = code.flatMap((file) => describeFindings(findWords(readShownTexts(readText(file)))).map((line) => `${file}, ${line}`))
  expect(found).toEqual([])
})
it('no two articles end with the same sentence', () => {
  const articles = pages.filter((file) => file.startsWith('src/content/blog/'))
  const ends = articles.map((file) => findLastSentence(readText(file)))
  const repeated = articles.filter((_, index) => ends.filter((end) => end === ends[index]).length > 1)
  expect(articles.length).toBeGreaterThan(2)
  expect(repeated).toEqual([])
})

describe('the check of words', () => {
  const words = (text: string) => findWords(text).map(({ found, advice }) => `${found}: ${advice}`)
  it('knows spelling, words, plurals and verbs', () => {
    expect(words('Somebody labelled the licences in autumn.')).toEqual([
      'Somebody: write “someone”',
      'labelled: write “labeled”',
      'licences: write “licenses”',
      'autumn: write “fall”',
    ])
    expect(words('We organise, prioritised and recognise organisations.')).toHaveLength(4)
    expect(words('at the\n  weekend')).toEqual(['at the\n  weekend: write “on the weekend”'])
  })
  it('leaves other words, addresses and paths alone', () =>
    expect(words('exercise, supervised, otherwise, promise, precise; a@colour.example /labour/centre grey-area')).toEqual([]))
  it('names the line', () => expect(findWords('one\ntwo\ncolour')[0]?.line).toBe(3))
  it('counts habits, and is quiet within the limit', () => {
    const twice = 'Ask HR, and not the supervisor. Call, and not\n  by text.'
    expect(findTics(twice, { ', and not': 1 })).toHaveLength(2)
    expect(findTics(twice, { ', and not': 2 })).toEqual([])
    expect(findTics('No forms. No calls. It works.', {})).toHaveLength(1)
    expect(findTics('It counts. That is the rule.\n\nMore. That is why we ask. And so on.', {})).toHaveLength(1)
    expect(findTics('text: It counts. That is the rule.\nmore: x', {})).toHaveLength(1)
  })
  it('knows a free “who” as a subject', () => {
    const found = (text: string) => findFreeWho(readBlocks(text)).map(({ line, found: clause }) => `${line} ${clause}`)
    expect(found('# Title\n\nWho edits words\nneeds this page.')).toEqual(['3 Who edits words needs'])
    expect(found('It waits; who also changes what it says sets a day. It is for who cannot see.')).toEqual([
      '1 who also changes what it says sets',
      '1 for who',
    ])
    expect(found('- One.\n- Who hears the page needs the text.')).toEqual(['2 Who hears the page needs'])
  })
  it.each([
    'People who edit words need this.',
    'A visitor\nwho asks for it has it.',
    'Who gets the alert next.',
    'Who is told, and when.',
    'It says who covers. It is there.',
    'Who answers when nobody is there?',
    'The bench: who is due, who calls off, and the words.',
  ])('leaves “%s” alone', (text) => expect(findFreeWho(readBlocks(text))).toEqual([]))
  it('reads the last sentence of an article without its links', () =>
    expect(findLastSentence('One. Two [three](/x) **four**.\n')).toBe('Two three four.'))
  it('reads what code shows, and neither its names nor its comments', () => {
    const source = "// somebody\nconst colour = 'grey'\nsay('Somebody is at\\'s desk')\n<p>Every colour</p>"
    expect(findWords(readShownTexts(source)).map(({ line, found }) => `${line} ${found}`)).toEqual(['3 Somebody', '4 colour'])
  })
})
