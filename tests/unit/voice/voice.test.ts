/** One American voice: what readers see in words that this site uses, without habits that tire them; docs that say whom they mean. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createWordFinder, type Finding } from '#src/lib/build/content/textRules/avoidedWords.ts'
import { wordsToAvoidSchema } from '#src/schemas/wordsToAvoid.ts'
import { siteEntry } from '../../lib/siteEntry.ts'
import { findFreeWho, findLastSentence, readBlocks, readShownTexts } from './voice.ts'

const list = siteEntry('words-to-avoid', wordsToAvoidSchema)
const findWords = createWordFinder(list)
const readText = (file: string) => readFileSync(file, 'utf8')
const describeFindings = (found: Finding[]) => found.map(({ line, found: text, advice }) => `line ${line}: “${text}”: ${advice}`)

/** The requirements keep the words of those who wrote them. */
const docs = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').map((file) => file.replaceAll('\\', '/'))].filter(
  (file) => !file.startsWith('docs/requirements/'),
)
const code = globSync([
  'src/{site,facts,feed,sections,illustrations,islands,layouts,pages,ui,schemas,lib}/**/*.{ts,tsx,astro}',
  'server/**/*.ts',
  'scripts/**/*.ts',
  'tests/{author,leads,wholeRun}/*.ts',
])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\./.test(file))

describe.each(docs)('%s', (file) => {
  it('uses American words', () => expect(describeFindings(findWords(readText(file)))).toEqual([]))
  it('says whom it means', () => expect(describeFindings(findFreeWho(readBlocks(readText(file))))).toEqual([]))
})
it('the search for words says the same in messages of components, server and commands', () => {
  const found = code.flatMap((file) => describeFindings(findWords(readShownTexts(readText(file)))).map((line) => `${file}, ${line}`))
  expect(found).toEqual([])
})
it('no two articles end with the same sentence', () => {
  const articles = globSync('src/content/blog/*.mdx')
  const ends = articles.map((file) => findLastSentence(readText(file)))
  const repeated = articles.filter((_, index) => ends.filter((end) => end === ends[index]).length > 1)
  expect(articles.length).toBeGreaterThan(2)
  expect(repeated).toEqual([])
})

describe('the check of docs and code', () => {
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
