/** Messages about prose as a whole. */
import { expect, it } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { lineAt } from '../problems/problemLocation.ts'
import { bodyProblems, type ProseRule } from './bodyProblems.ts'

const tokens = new Map([['template:call-in-policy', '/templates/call-in-policy.docx']])
const BODY = '\n## One\n\nText.\n\n## Two\n'
const problemsOf = (body: string, proseRule?: ProseRule) =>
  bodyProblems(body, { draft: true }, { tokens, tags: proseTags, proseRule }).map(
    ({ offset, message }) => `${lineAt(body, offset)}: ${message}`,
  )

it('the check of an entry’s prose finds nothing in correct prose', () => expect(problemsOf(BODY)).toEqual([]))

it('a mistyped heading is reported with its line', () =>
  expect(problemsOf('\n## When\n\n##Why\n')).toEqual(['4: Write a space after ##: "## Why".']))

it('a heading that skips a level and a hard-coded number are reported with their lines', () => {
  expect(problemsOf(`${BODY}\n#### Small\n`)).toEqual([expect.stringMatching(/^8: A level of headings/)])
  expect(problemsOf(`${BODY}\n[Call](tel:+13125550100)\n`)).toEqual([expect.stringMatching(/^8: .*\{site:phoneHref\}/)])
})

it('a collection’s own rule gets the text without code, the fields and the tokens, and its problems are reported with the others', () => {
  const body = `${BODY}\n#### Small\n\nWrite \`code\`.\n`
  const seen: object[] = []
  const rule: ProseRule = (prose) => {
    seen.push(prose)
    return [{ offset: 0, message: 'No.' }]
  }
  expect(problemsOf(body, rule)).toEqual(['1: No.', expect.stringMatching(/^8: A level of headings/)])
  expect(seen).toEqual([{ body, text: expect.not.stringContaining('code'), data: { draft: true }, tokens, isWellFormed: true }])
})
it('a collection’s own rule learns that a heading is mistyped', () => {
  const rule: ProseRule = ({ isWellFormed }) => [{ offset: 0, message: String(isWellFormed) }]
  expect(problemsOf('\n## When\n\n##Why\n', rule)[0]).toBe('1: false')
})
