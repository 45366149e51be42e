/** What an editor is told of prose that is complete, but not what the page needs. */
import { describe, expect, it } from 'vitest'
import { bodyProblems } from './bodyProblems'

const tokens = new Map([['template:call-in-policy', '/templates/call-in-policy.docx']])
const sections = [{ id: 'a' }, { id: 'b' }]
const BODY = '\n## One\n\nText.\n\n## Two\n'
const found = (body: string, data: Record<string, unknown> = { sections }, length?: { least: number; most: number }) =>
  bodyProblems(body, data, tokens, length).map(({ offset, message }) => `${body.slice(0, offset).split('\n').length}: ${message}`)

it('has nothing to say of prose that is as it should be', () => expect(found(BODY)).toEqual([]))

describe('headings', () => {
  it('that "sections" does not know are named at their line', () => {
    expect(found(`${BODY}\n## Three\n\n## Four\n`)).toEqual([
      expect.stringMatching(/^8: "sections" has no line for this heading, ## Three\./),
    ])
  })
  it('that are missing are counted', () => {
    expect(found('\n## One\n')).toEqual([expect.stringMatching(/"sections" has 2 lines, but there are 1 "##" headings/)])
  })
  it('inside code, and smaller ones, open no section', () => {
    expect(found(`${BODY}\n### Small\n\n\`\`\`md\n## In code\n\`\`\`\n`)).toEqual([])
  })
  it('do not matter where no sections are listed', () => expect(found(BODY, {})).toEqual([]))
})

describe('length', () => {
  const length = { least: 3, most: 1000 }
  it('is counted in words, on both sides', () => {
    expect(found(BODY, { sections }, length)).toEqual([])
    expect(found(BODY, { sections }, { least: 1800, most: 3200 })).toEqual([
      '1: This has 3 words; write 1,800 to 3,200, or set draft: true.',
    ])
    expect(found(`${BODY}${'word '.repeat(1000)}`, { sections }, length)[0]).toMatch(/has 1,003 words/)
  })
  it('is free in drafts', () => expect(found(BODY, { sections, draft: true }, { least: 1800, most: 3200 })).toEqual([]))
})

it('a template that does not exist is named, with the nearest', () => {
  expect(found(`${BODY}\n<TemplateCard id="call-in-policy" />\n`)).toEqual([])
  expect(found(`${BODY}\n<TemplateCard id="call-in-polcy" />\n`)).toEqual([
    '8: There is no template "call-in-polcy". Did you mean "call-in-policy"? They lie in src/content/templates.',
  ])
})

describe('figures', () => {
  const data = { sections, figures: [{ id: 'bill' }] }
  it('are shown by the id that they have', () => expect(found(`${BODY}\n<Figure id="bill" />\n`, data)).toEqual([]))
  it('that do not exist are named, with the nearest', () =>
    expect(found(`${BODY}\n<Figure id="bill" />\n<Figure id="bil" />\n`, data)).toEqual([
      '9: "figures" has no "bil". Did you mean "bill"?',
    ]))
  it('that the text does not show are named', () =>
    expect(found(BODY, data)).toEqual(['1: The text does not show the figure "bill". Write <Figure id="bill" /> where it belongs.']))
})
