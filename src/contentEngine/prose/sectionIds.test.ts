import { describe, expect, it } from 'vitest'
import { lineAt } from '../problems/problemLocation.ts'
import { parseSections, withoutIds } from './sectionIds.ts'

const LONG = 'A heading of more words than the list of contents has room for'
const problemsOf = (body: string) => parseSections(body).problems.map(({ offset, message }) => `${lineAt(body, offset)}: ${message}`)

describe('the id of a heading', () => {
  it('gives its section an id, and what else it says', () =>
    expect(
      parseSections('First.\n\n## One {#one}\n\nText.\n\n  ## Two words {#two label="In {site:name}" aliases="second, b"}  \n'),
    ).toEqual({
      sections: [
        { id: 'one', label: undefined, aliases: [], heading: 'One', offset: 8 },
        { id: 'two', label: 'In {site:name}', aliases: ['second', 'b'], heading: 'Two words', offset: 30 },
      ],
      problems: [],
    }))
  it('takes its aliases and its label in any order, with tokens and code in the heading', () =>
    expect(parseSections('## In {site:name}, `a` {#us aliases="one" label="Us"}\r\n').sections).toMatchObject([
      { id: 'us', label: 'Us', aliases: ['one'], heading: 'In {site:name}, `a`' },
    ]))
  it('names nothing in code', () => {
    const code = '```md\n## In code {#code}\n```\n'
    expect([parseSections(code), withoutIds(code)]).toEqual([{ sections: [], problems: [] }, code])
  })
  it('is not read, and leaves every other sign where it is', () =>
    expect(withoutIds('## One {#one}\n\nText {#a}.\n\n## Two\n### Three {#c} d\n')).toBe(
      `## One ${' '.repeat(6)}\n\nText {#a}.\n\n## Two\n### Three ${' '.repeat(6)}\n`,
    ))
})

describe('a heading', () => {
  it.each([
    [
      'without an id',
      '\n## The short answer\n',
      '2: This heading has no id, which is the address of its section. Write: ## The short answer {#the-short-answer}',
    ],
    ['of a number and a token', '## 3 steps in {site:name}', '1: .*Write: ## 3 steps in \\{site:name\\} \\{#steps-in\\}$'],
    ['that no address can have', '## 勤怠管理', '1: .*Write: ## 勤怠管理 \\{#section\\}$'],
    ['whose id is taken', '## One {#two}\n\n## Two\n\n## Two', '5: .*Write: ## Two \\{#two-3\\}$'],
    [
      'that is too long for the list of contents',
      `## ${LONG}`,
      `1: .*Write: ## ${LONG} \\{#a-heading-of-more label="…"\\} The label is for .* up to 40 characters\\.$`,
    ],
  ])('%s is told which line to write', (_which, body, message) =>
    expect(problemsOf(body).at(-1)).toMatch(new RegExp(message.includes('\\') ? message : RegExp.escape(message))),
  )
  it.each(['{#one label=One}', '{#one label=“One”}', '{# one}', '{#one} more', '{#one, label="One"}', '{#one lable="One"}', '{#one'])(
    'with %s is told how to write it, and of nothing else',
    (braces) => {
      const body = `## ${LONG} ${braces}`
      expect(problemsOf(body)).toEqual([
        `1: ${braces} is no id of a heading. Write {#one}, or {#one label="…" aliases="…"} in straight quotes, at the end of the line.`,
      ])
      expect(parseSections(body).sections).toMatchObject([{ id: 'one', label: 'one' }])
    },
  )
  it('of a smaller rank has none', () =>
    expect(problemsOf('## A {#a}\n\n### B {#b}\n')).toEqual(['3: Only headings with ## have an id: take {#b} out.']))
})
