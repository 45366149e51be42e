/** Messages about the text of an article that is valid, but lacks something that its page needs. */
import { describe, expect, it } from 'vitest'
import { bodyProblems } from '#src/contentEngine/proseRules/bodyProblems.ts'
import { proseTags } from '#src/models/names/proseNames.ts'
import { ARTICLE_WORDS, answerProblems, createArticleProseRule } from './articleProse.ts'

const tokens = new Map([['template:call-in-policy', '/templates/call-in-policy.docx']])
const BODY = '\n## One\n\nText.\n\n## Two\n'
const DRAFT = { draft: true }
const ANY_LENGTH = { min: 0, max: 5000 }
const messagesOf = (body: string, data: Record<string, unknown>, limits = ANY_LENGTH, known = tokens) =>
  bodyProblems(body, data, { tokens: known, tags: proseTags, proseRule: createArticleProseRule(limits) }).map(
    ({ offset, message }) => `${body.slice(0, offset).split('\n').length}: ${message}`,
  )

describe('the length of an article', () => {
  const ofWords = (count: number) => `${'word '.repeat(count)}\n`
  it.each([150, 900, 1200, 1800, 3200])('may be %i words', (count) => expect(messagesOf(ofWords(count), {}, ARTICLE_WORDS)).toEqual([]))
  it.each([
    [149, '149'],
    [3201, '3,201'],
  ])('is refused outside of its range: %i words', (count, written) =>
    expect(messagesOf(ofWords(count), {}, ARTICLE_WORDS)).toEqual([
      `1: This has ${written} words; write 150 to 3,200, or set draft: true.`,
    ]),
  )
  it('is free in drafts', () => expect(messagesOf(ofWords(3), { draft: true }, ARTICLE_WORDS)).toEqual([]))
})

describe('an article', () => {
  const withText = (text: string) => BODY.replace('Text.', text)
  it('needs no answer, and one that it has is short, once it is no draft', () => {
    const long = withText('<Answer>One. Two. Three.</Answer>')
    expect(messagesOf(BODY, {})).toEqual([])
    expect(messagesOf(long, {})).toEqual([expect.stringMatching(/^4: The answer has 3 sentences/)])
    expect(messagesOf(long, DRAFT)).toEqual([])
  })
  it('that cites the law says when that was reviewed', () => {
    for (const law of ['29 CFR 825.303', '42 U.S.C. § 2000e', 'New York Labor Law § 215'])
      expect(messagesOf(withText(`See ${law}.`), {})).toEqual([expect.stringMatching(/^4: This article cites the law.*legal: true/)])
    expect(messagesOf(withText('See 29 CFR 825.303.'), { legal: true })).toEqual([])
    expect(messagesOf(withText('CFRs of another kind.'), {})).toEqual([])
  })
})

it('what is shown in code is not shown on the page', () => {
  const example = `${BODY}\n\`\`\`mdx\n<Chart id="bill" />\n<TemplateCard id="x" />\n\`\`\`\n\nWrite \`<Chart id="x" />\`.\n`
  expect(messagesOf(example, { ...DRAFT, charts: [{ id: 'bill' }] })).toEqual([expect.stringMatching(/does not show the chart "bill"/)])
})

it('a template that does not exist is named, with the nearest', () => {
  expect(messagesOf(`${BODY}\n<TemplateCard id="call-in-policy" />\n`, DRAFT)).toEqual([])
  expect(messagesOf(`${BODY}\n<TemplateCard id="call-in-polcy" />\n`, DRAFT)).toEqual([
    '8: There is no template "call-in-polcy". Did you mean "call-in-policy"? Templates are in src/content/templates.',
  ])
})

it('a template that nobody could have meant is told with all that there are', () => {
  const all = new Map([...tokens, ['claim:callOffLog', '5'], ['template:log', '/templates/log.docx']])
  expect(messagesOf(`${BODY}\n<TemplateCard id="zzz" />\n`, DRAFT, ANY_LENGTH, all)).toEqual([
    '8: There is no template "zzz". There are: call-in-policy, log. Templates are in src/content/templates.',
  ])
})

describe('charts of an article', () => {
  const data = { ...DRAFT, charts: [{ id: 'bill' }] }
  it.each(['<Chart id="bill" />', "<Chart id='bill' />", '<Chart id = "bill" />', '<Chart id={"bill"} />'])(
    'are shown by the id that they have: %s',
    (tag) => expect(messagesOf(`${BODY}\n${tag}\n`, data)).toEqual([]),
  )
  it('that do not exist are named, with the nearest', () =>
    expect(messagesOf(`${BODY}\n<Chart id="bill" />\n<Chart id="bil" />\n`, data)).toEqual([
      '9: "charts" has no "bil". Did you mean "bill"?',
    ]))
  it('that nobody could have meant are to be described', () =>
    expect(messagesOf(`${BODY}\n<Chart id="bill" />\n<Chart id="zzz" />\n`, data)).toEqual([
      '9: "charts" has no "zzz". Describe it there: docs/article-numbers.md says how.',
    ]))
  it('that stand empty are left to the schema', () => expect(() => messagesOf(BODY, { ...DRAFT, charts: [null] })).not.toThrow())
  it('that the text does not show are named, and no others', () => {
    const unseen = '1: The text does not show the chart "bill". Write <Chart id="bill" /> where it belongs.'
    expect(messagesOf(BODY, data)).toEqual([unseen])
    expect(messagesOf(`${BODY}\n<Chart id="cost" />\n`, { ...DRAFT, charts: [{ id: 'bill' }, { id: 'cost' }] })).toEqual([unseen])
  })
  it('are not missed where a heading is mistyped, which is told instead', () =>
    expect(messagesOf(`${BODY}\n##Three\n`, data)).toEqual([expect.stringMatching(/^8: Write a space after ##/)]))
})

const answerTokens = new Map([['route:manual', '/support/manual.html']])
const problemsOf = (answer: string) => answerProblems(`\n## One\n\n<Answer>\n${answer}\n</Answer>\n\nMore. And more.`, answerTokens)

it.each(['One sentence.', 'One, with [a link. Inside]({route:manual}) and 2.5 of it.', 'One. And “two.”', 'Is it? It is!'])(
  'an answer is one sentence or two: %s',
  (answer) => expect(problemsOf(answer)).toEqual([]),
)
it.each(['One. Two. Three.', 'One.” Two.) **Three.**'])('an answer of three is told so, where it stands: %s', (answer) =>
  expect(problemsOf(answer)).toEqual([{ offset: 9, message: expect.stringMatching(/^The answer has 3 sentences: write one or two/) }]),
)
it('an answer without a full stop is told that', () => expect(problemsOf('No end')[0]?.message).toMatch(/no whole sentence/))
it('an article may do without an answer', () => expect(answerProblems('\n## One\n\nText.', answerTokens)).toEqual([]))
