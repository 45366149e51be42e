import { describe, expect, it } from 'vitest'
import { allowedFiguresOf } from '../figures/allowedFigures.ts'
import { lineAt } from '../problems/problemLocation.ts'
import { proseFigureProblems } from './proseFigureProblems.ts'

const tokens = new Map([
  ['policy:noticeHours', '2'],
  ['route:manual', '/support/manual'],
])
const allowedFigures = allowedFiguresOf('documents/manual.mdx', new Map([['45 days', ['home.yaml']]]))
/** @returns the problems with their lines */
const figuresOf = (body: string) =>
  proseFigureProblems(body, tokens, allowedFigures, [{ figure: '12%' }]).map(
    ({ offset, message }) => `${lineAt(body, offset)}: ${message.split(' is ')[0]}`,
  )

describe('figures of prose', () => {
  it('are what a token says, or refused already', () =>
    expect(figuresOf('Report {policy:noticeHours} hours ahead, a {policy:noticeHours}-hour notice, with 12% more.')).toEqual([]))
  it('are refused where they are typed, though the policy has the same today', () =>
    expect(proseFigureProblems('Or **2** hours.', tokens, allowedFigures, [])[0]?.message).toMatch(
      /“2 hours” is typed by hand: write \{policy:noticeHours\} hours,/,
    ))
  it('are reported with their line and what to do', () => {
    expect(figuresOf('One.\n\nTwo lines,\nthen 17 minutes.\n\n- 5% here')).toEqual(['4: “17 minutes”', '6: “5%”'])
    expect(proseFigureProblems('17 minutes', tokens, allowedFigures, [])[0]?.message).toMatch(
      /write its token.*claims\.yaml.*typed-figures\.yaml/,
    )
    expect(proseFigureProblems('45 days', tokens, allowedFigures, [])[0]?.message).toMatch(
      /is listed .* for home\.yaml.*add documents\/manual\.mdx/,
    )
  })
  it('are noticed across a line, between signs of Markdown and after a token', () =>
    expect(figuresOf('a\nb 17\nminutes\n\n**3** hours\n\n{policy:noticeHours} to 5 hours')).toEqual([
      '1: “17 minutes”',
      '5: “3 hours”',
      '7: “5 hours”',
    ]))
  it('are allowed in a worked example, a comment or an address', () =>
    expect(figuresOf('<Example title="A">\n\n17 minutes\n\n</Example>\n\n{/* 18 minutes */} [It](https://x.example/5%25)')).toEqual([]))
})
