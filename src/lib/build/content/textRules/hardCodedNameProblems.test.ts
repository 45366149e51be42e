/** An editor who types the name of the company or its number is told which token to write. */
import { expect, it } from 'vitest'
import { hardCodedNameProblems } from './hardCodedNameProblems.ts'

const names = new Map([
  ['Plain Harbor', 'site:name'],
  ['Plain Harbor, Inc.', 'site:legalName'],
  ['(773) 555-0199', 'site:phone'],
  ['hello@harbor.example', 'site:email'],
  ['https://www.harbor.example', 'site:url'],
])
const found = (text: string, among = names) => hardCodedNameProblems(text, among).map(({ offset, message }) => [offset, message])

it.each([
  ['Who leads Plain Harbor: six', 10, 'Plain Harbor', 'name'],
  ['Plain Harbor’s line', 0, 'Plain Harbor', 'name'],
  ['as Plain\n  Harbor does', 3, 'Plain Harbor', 'name'],
  ['Plain Harbor, Inc. ("we")', 0, 'Plain Harbor, Inc.', 'legalName'],
  ['call (773) 555-0199.', 5, '(773) 555-0199', 'phone'],
  ['call 773.555.0199', 5, '773.555.0199', 'phone'],
  ['write to hello@harbor.example', 9, 'hello@harbor.example', 'email'],
  ['[here](https://www.harbor.example/blog)', 7, 'https://www.harbor.example', 'url'],
])('the typed name in %j is answered with the place and the token', (text, offset, shown, token) =>
  expect(found(text)).toEqual([[offset, `“${shown}” is typed by hand: write {site:${token}}, so that it has one home.`]]),
)
it('a typed name is told each time', () => expect(found('Plain Harbor and Plain Harbor').map(([offset]) => offset)).toEqual([0, 17]))
it.each([
  ...['{site:name} answers', 'a plain harbor', 'Plain Harbors', '/plain-harbor-difference', 'Plain, Harbor'],
  ...['17735550199', '773 555 01990', 'othello@harbor.example'],
])('%j is no typed name', (text) => expect(found(text)).toEqual([]))
it('each typed name is told at its own place, where several differ', () =>
  expect(
    found('Plain Harbor, Inc., (773) 555-0199, hello@harbor.example')
      .map(([offset]) => Number(offset))
      .toSorted((a, b) => a - b),
  ).toEqual([0, 20, 36]))
it('a name with two blanks in the settings is found in prose, which has one', () =>
  expect(found('Plain Harbor answers', new Map([['Plain  Harbor', 'site:name']]))).toHaveLength(1))
it.each([
  ['24-7-365 Staffing', 'open 24 7 365'],
  ['Harbor 2000-2026', 'from 2000 2026 miles'],
])('%j is a name, and no number that may be punctuated otherwise', (name, text) =>
  expect(found(text, new Map([[name, 'site:name']]))).toEqual([]),
)
it('a name that is a word like any other may be that word', () => {
  expect(found('a shift', new Map([['shift', 'site:name']]))).toEqual([])
  expect(found('Shift work', new Map([['Shift', 'site:name']]))).toEqual([])
  expect(found('ShiftDesk works', new Map([['ShiftDesk', 'site:name']]))).toHaveLength(1)
})
