import { describe, expect, it } from 'vitest'
import { hardCodedContactProblems, hardCodedFigureProblems, hardCodedNameProblems, uninventedFigures } from './hardCodedProblems.ts'

it('the check for typed contacts names the token for a number or an address that a link has typed', () => {
  const body = '[Call](tel:+13125550100) or [write](mailto:a@b.example).'
  expect(hardCodedContactProblems(body).map(({ offset, message }) => [body.slice(offset, offset + 5), message])).toEqual([
    ['](tel', expect.stringMatching(/^\(tel:\+13125550100\) is typed by hand: write \(\{site:phoneHref\}\)/)],
    ['](mai', expect.stringMatching(/^\(mailto:a@b\.example\) is typed by hand: write \(\{site:emailHref\}\)/)],
  ])
})
it('the check for typed contacts accepts tokens and other links', () =>
  expect(hardCodedContactProblems('[Call]({site:phoneHref}), [see](/support/manual), tel: 312')).toEqual([]))

describe('a figure typed by hand', () => {
  const figures = new Map([
    ['languages', '150+'],
    ['absenceCost', '$3,600'],
    ['roi', '12X'],
    ['reduction', '30–50%'],
    ['workforce', '45,000'],
    ['encryption', '256-bit'],
    ['weeks', '2 weeks'],
  ])
  const problemsOf = (text: string) =>
    hardCodedFigureProblems(text, figures).map(({ offset, message }) => [offset, /\{claim:(\w+)\}/.exec(message)?.[1]])
  it.each([
    ['In 150+ languages', 3, 'languages'],
    ['costs $3,600', 6, 'absenceCost'],
    ['12X', 0, 'roi'],
    ['by 30–50% less', 3, 'reduction'],
    ['(45,000)', 1, 'workforce'],
    ['a 256-bit key', 2, 'encryption'],
  ])('%s is found at %i', (text, offset, id) => expect(problemsOf(text)).toEqual([[offset, id]]))
  it('is answered with what to write', () =>
    expect(hardCodedFigureProblems('150+', figures)[0]?.message).toBe(
      'The figure 150+ is typed by hand: write {claim:languages}, so that it has one home.',
    ))
  it('that several claims have is answered once, with each of them', () =>
    expect(hardCodedFigureProblems('150+', new Map([...figures, ['facilities', '150+']]))).toEqual([
      {
        figure: '150+',
        offset: 0,
        message:
          'The figure 150+ is typed by hand: write {claim:languages} or {claim:facilities}, whichever is meant, so that it has one home.',
      },
    ]))
  it('is refused even beside numbers of an example if nobody would have invented it', () =>
    expect([...uninventedFigures(figures).keys()]).toEqual(['languages', 'roi', 'reduction', 'encryption']))
  it.each(['1150+', '150', '$3,6001', '$3,600%', 'x12X', '12Xs', '145,000', '-256-bit', 'in 2 weeks', '1,256-bit'])(
    '%s is something else',
    (text) => expect(problemsOf(text)).toEqual([]),
  )
})

describe('a name typed by hand', () => {
  const names = new Map([
    ['Plain Harbor', 'site:name'],
    ['Plain Harbor, Inc.', 'site:legalName'],
    ['(773) 555-0199', 'site:phone'],
    ['hello@harbor.example', 'site:email'],
    ['https://www.harbor.example', 'site:url'],
  ])
  const problemsOf = (text: string, among = names) => hardCodedNameProblems(text, among).map(({ offset, message }) => [offset, message])

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
    expect(problemsOf(text)).toEqual([[offset, `“${shown}” is typed by hand: write {site:${token}}, so that it has one home.`]]),
  )
  it('a typed name is reported each time', () =>
    expect(problemsOf('Plain Harbor and Plain Harbor').map(([offset]) => offset)).toEqual([0, 17]))
  it.each([
    ...['{site:name} answers', 'a plain harbor', 'Plain Harbors', '/plain-harbor-difference', 'Plain, Harbor'],
    ...['17735550199', '773 555 01990', 'othello@harbor.example'],
  ])('%j is no typed name', (text) => expect(problemsOf(text)).toEqual([]))
  it('each of several typed names is reported at its own position', () =>
    expect(
      problemsOf('Plain Harbor, Inc., (773) 555-0199, hello@harbor.example')
        .map(([offset]) => Number(offset))
        .toSorted((a, b) => a - b),
    ).toEqual([0, 20, 36]))
  it('a name with two blanks in the settings is found in prose, which has one', () =>
    expect(problemsOf('Plain Harbor answers', new Map([['Plain  Harbor', 'site:name']]))).toHaveLength(1))
  it.each([
    ['24-7-365 Staffing', 'open 24 7 365'],
    ['Harbor 2000-2026', 'from 2000 2026 miles'],
  ])('%j is a name, and no number that may be punctuated otherwise', (name, text) =>
    expect(problemsOf(text, new Map([[name, 'site:name']]))).toEqual([]),
  )
  it('a name that is a word like any other may be that word', () => {
    expect(problemsOf('a shift', new Map([['shift', 'site:name']]))).toEqual([])
    expect(problemsOf('Shift work', new Map([['Shift', 'site:name']]))).toEqual([])
    expect(problemsOf('ShiftDesk works', new Map([['ShiftDesk', 'site:name']]))).toHaveLength(1)
  })
})
