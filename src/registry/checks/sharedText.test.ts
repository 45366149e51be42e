import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sharedParagraphProblems, sharedSentenceProblems } from './sharedText.ts'

const folder = mkdtempSync(join(tmpdir(), 'shared-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LONG = 'A swap is agreed by two people, confirmed by the line, and on the board before the shift.'
const OTHER = 'A report is made by one person, read back by the line, and with HR before the morning ends.'

describe('paragraphs of two articles', () => {
  const article = (id: string, body: string) => {
    const filePath = join(folder, `${id}.mdx`)
    const front = '---\ntitle: A title\n---\n'
    writeFileSync(filePath, front + body)
    return { id, filePath, body: body.trim() }
  }
  it('are told where the second one stands, and where the first', () => {
    const [one, two] = [article('one', `\n## A\n\n${LONG}\n`), article('two', `\n## B\n\nShort.\n\n${LONG}\n`)]
    expect(sharedParagraphProblems([one, two])).toEqual([expect.stringMatching(/two\.mdx, line 9: .*one\.mdx has this paragraph as well/)])
  })
  it.each([
    ['in a list', `- ${LONG}\n- Short.`],
    ['in a numbered list', `1. Short.\n2. ${LONG}`],
    ['over two lines', LONG.replace('people, ', 'people,\n')],
    ['in a tag', `<SideNote>${LONG}</SideNote>`],
    ['between tags', `<Faq question="Which?">\n${LONG}\n</Faq>`],
    ['in a tag with blanks', `<SideNote> ${LONG} </SideNote>`],
    ['with two blanks in it', LONG.replace('people, ', 'people,  ')],
    ['above a line that only looks empty', `${LONG}\n  \n${OTHER}`],
    ['with marks and a link', LONG.replace('two people', '**two** [people](/x)').toUpperCase()],
  ])('are the same %s', (_name, body) => expect(sharedParagraphProblems([article('one', LONG), article('two', body)])).toHaveLength(1))
  it.each([
    ['other words', OTHER],
    ['a beginning', `${LONG} ${OTHER}`],
    ['a heading', `## ${LONG}`],
    ['a row of a table', `| ${LONG} | 1 |`],
    ['code', `\`\`\`\n${LONG}\n\`\`\``],
  ])('are not the same as %s', (_name, body) => expect(sharedParagraphProblems([article('one', LONG), article('two', body)])).toEqual([]))
  it('are compared from 60 characters on, blanks among them', () => {
    const repeatedIn = (words: string) => sharedParagraphProblems([article('one', words), article('two', words)])
    expect(repeatedIn(LONG.slice(0, 60))).toHaveLength(1)
    expect(repeatedIn(LONG.slice(0, 59))).toEqual([])
  })
  it('may stand twice in one article, and be short', () =>
    expect(sharedParagraphProblems([article('one', `${LONG}\n\n${LONG}\n\nShort.`), article('two', 'Short.')])).toEqual([]))
})

describe('two guides', () => {
  const guide = (id: string, ...texts: string[]) => {
    const filePath = join(folder, `${id}.yaml`)
    writeFileSync(filePath, `title: x\nchapters:\n${texts.map((text) => `  - text: ${JSON.stringify(text)}\n`).join('')}`)
    return { id, filePath, data: { title: LONG, chapters: texts.map((text) => ({ text })) } }
  }
  const sharedSentences = [1, 2, 3, 4].map((number) => `${LONG.slice(0, -1)} ${number}.`)
  it('may have a few sentences in common', () =>
    expect(
      sharedSentenceProblems([guide('one', ...sharedSentences.slice(0, 3)), guide('two', ...sharedSentences.slice(0, 3), OTHER)]),
    ).toEqual([]))
  it('that have more are told how much, and where the longest stands', () =>
    expect(sharedSentenceProblems([guide('one', sharedSentences.join(' ')), guide('two', 'Short.', ...sharedSentences)])).toEqual([
      expect.stringMatching(
        /two\.yaml, line 4, chapters › 2 › text: 364 characters .*one\.yaml as well, and 350 may\..*“A swap is agreed.*1\.”/,
      ),
    ]))
  it('are told the longest sentence, wherever it stands among the others', () => {
    const longest = `${OTHER.slice(0, -1)}, and whoever reads it knows.`
    const texts = [...sharedSentences.slice(0, 2), longest, ...sharedSentences.slice(2)]
    expect(sharedSentenceProblems([guide('one', ...texts), guide('two', ...texts)])).toEqual([
      expect.stringMatching(/chapters › 3 › text: .*the longest sentence is “A report .*knows\.”$/),
    ])
  })
  it('may have 350 characters in common, and not one more', () => {
    const sentences = ['one', 'two', 'six', 'ten', 'all'].map((word) => `${word.padEnd(69, '-')}.`)
    const longer = [...sentences.slice(1), `${'one'.padEnd(70, '-')}.`]
    expect(sharedSentenceProblems([guide('one', ...sentences), guide('two', ...sentences)])).toEqual([])
    expect(sharedSentenceProblems([guide('one', ...longer), guide('two', ...longer)])).toEqual([expect.stringContaining('351 characters')])
  })
  it('may share any number of sentences as short as 25 characters, which may be anybody’s', () => {
    const short = Array.from({ length: 20 }, (_, number) => `Number ${10 + number} ends on a date.`)
    expect(short[0]).toHaveLength(25)
    expect(sharedSentenceProblems([guide('one', short.join(' ')), guide('two', short.join(' '))])).toEqual([])
  })
  it('have the same sentences where one is written in a block, whose last line has an end', () =>
    expect(
      sharedSentenceProblems([guide('one', ...sharedSentences), guide('two', ...sharedSentences.map((text) => `${text}\n`))]),
    ).toHaveLength(1))
  it('may have fields without words', () => {
    const bare = (id: string) => ({ id, data: { chapters: [{ text: LONG, rows: 2, note: undefined, aside: null }] } })
    expect(sharedSentenceProblems([bare('one'), bare('two')])).toEqual([])
  })
})
