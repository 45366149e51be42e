/** Messages about the text of an article that is valid, but lacks something that its page needs. */
import { describe, expect, it } from 'vitest'
import { bodyProblems } from '#src/contentEngine/proseRules/bodyProblems.ts'
import { proseTags } from '#src/models/prose/proseNames.ts'
import { createArticleProseRule } from './articleProse.ts'

const tokens = new Map([['template:call-in-policy', '/templates/call-in-policy.docx']])
const BODY = '\n## One\n\nText.\n\n## Two\n'
const DRAFT = { draft: true }
const ANY_LENGTH = { min: 0, max: 5000 }
const found = (body: string, data: Record<string, unknown>, usual = ANY_LENGTH, known = tokens) =>
  bodyProblems(body, data, { tokens: known, tags: proseTags, proseRule: createArticleProseRule({ usual, short: { min: 5, max: 9 } }) }).map(
    ({ offset, message }) => `${body.slice(0, offset).split('\n').length}: ${message}`,
  )

describe('the length of an article', () => {
  const ANSWERED = BODY.replace('Text.', '<Answer>Text.</Answer>')
  const length = { min: 3, max: 1000 }
  it('is counted in words, on both sides', () => {
    expect(found(ANSWERED, {}, length)).toEqual([])
    expect(found(ANSWERED, {}, { min: 1, max: 3 })).toEqual([])
    expect(found(ANSWERED, {}, { min: 1800, max: 3200 })).toEqual(['1: This has 3 words; write 1,800 to 3,200, or set draft: true.'])
    expect(found(`${ANSWERED}${'word '.repeat(1000)}`, {}, length)[0]).toMatch(/has 1,003 words/)
  })
  it('is another in a short one, and each is told of the other where it fits', () => {
    const usual = { min: 1800, max: 3200 }
    const ofWords = (count: number) => `${'word '.repeat(count)}\n`
    expect(found(ofWords(5), { short: true }, usual)).toEqual([])
    expect(found(ofWords(9), { short: true }, usual)).toEqual([])
    expect(found(ofWords(4), { short: true }, usual)).toEqual(['1: This has 4 words; write 5 to 9, or set draft: true.'])
    expect(found(ofWords(1800), { short: true }, usual)).toEqual([
      '1: This has 1,800 words; write 5 to 9, or publish it without short: true.',
    ])
    expect(found(ofWords(9), {}, usual)[0]).toBe('1: This has 9 words; write 1,800 to 3,200, or publish it with short: true.')
  })
  it('is free in drafts', () => expect(found(ANSWERED, { draft: true }, { min: 1800, max: 3200 })).toEqual([]))
})

describe('an article', () => {
  const length = { min: 1, max: 1000 }
  const answered = (more: string) => BODY.replace('Text.', `<Answer>Text.</Answer>\n\n${more}`)
  it('opens with its answer, once it is no draft', () => {
    expect(found(BODY, {}, length)).toEqual([expect.stringMatching(/^1: The article opens without its answer/)])
    expect(found(BODY, { draft: true }, length)).toEqual([])
  })
  it('that cites the law says when that was reviewed', () => {
    expect(found(answered('See 29 CFR 825.303.'), {}, length)).toEqual([
      expect.stringMatching(/^6: This article cites the law.*legal: true/),
    ])
    expect(found(answered('See 29 CFR 825.303.'), { legal: true }, length)).toEqual([])
    expect(found(answered('CFRs of another kind.'), {}, length)).toEqual([])
  })
})

it('what is shown in code is not shown on the page', () => {
  const example = `${BODY}\n\`\`\`mdx\n<Chart id="bill" />\n<TemplateCard id="x" />\n\`\`\`\n\nWrite \`<Chart id="x" />\`.\n`
  expect(found(example, { ...DRAFT, charts: [{ id: 'bill' }] })).toEqual([expect.stringMatching(/does not show the chart "bill"/)])
})

it('a template that does not exist is named, with the nearest', () => {
  expect(found(`${BODY}\n<TemplateCard id="call-in-policy" />\n`, DRAFT)).toEqual([])
  expect(found(`${BODY}\n<TemplateCard id="call-in-polcy" />\n`, DRAFT)).toEqual([
    '8: There is no template "call-in-polcy". Did you mean "call-in-policy"? Templates are in src/content/templates.',
  ])
})

it('a template that nobody could have meant is told with all that there are', () => {
  const all = new Map([...tokens, ['claim:callOffLog', '5'], ['template:log', '/templates/log.docx']])
  expect(found(`${BODY}\n<TemplateCard id="zzz" />\n`, DRAFT, ANY_LENGTH, all)).toEqual([
    '8: There is no template "zzz". There are: call-in-policy, log. Templates are in src/content/templates.',
  ])
})

describe('charts of an article', () => {
  const data = { ...DRAFT, charts: [{ id: 'bill' }] }
  it.each(['<Chart id="bill" />', "<Chart id='bill' />", '<Chart id = "bill" />', '<Chart id={"bill"} />'])(
    'are shown by the id that they have: %s',
    (tag) => expect(found(`${BODY}\n${tag}\n`, data)).toEqual([]),
  )
  it('that do not exist are named, with the nearest', () =>
    expect(found(`${BODY}\n<Chart id="bill" />\n<Chart id="bil" />\n`, data)).toEqual(['9: "charts" has no "bil". Did you mean "bill"?']))
  it('that nobody could have meant are to be described', () =>
    expect(found(`${BODY}\n<Chart id="bill" />\n<Chart id="zzz" />\n`, data)).toEqual([
      '9: "charts" has no "zzz". Describe it there: docs/article-numbers.md says how.',
    ]))
  it('that stand empty are left to the schema', () => expect(() => found(BODY, { ...DRAFT, charts: [null] })).not.toThrow())
  it('that the text does not show are named, and no others', () => {
    const unseen = '1: The text does not show the chart "bill". Write <Chart id="bill" /> where it belongs.'
    expect(found(BODY, data)).toEqual([unseen])
    expect(found(`${BODY}\n<Chart id="cost" />\n`, { ...DRAFT, charts: [{ id: 'bill' }, { id: 'cost' }] })).toEqual([unseen])
  })
  it('are not missed where a heading is mistyped, which is told instead', () =>
    expect(found(`${BODY}\n##Three\n`, data)).toEqual([expect.stringMatching(/^8: Write a space after ##/)]))
})
