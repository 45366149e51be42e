import { describe, expect, it } from 'vitest'
import { onlyClaimIn, resolveTokens, unpairedBraceProblem, withoutTokens } from './resolveTokens.ts'

describe('tokens', () => {
  const table = new Map([
    ['claim:languages', '150+'],
    ['policy:points.tardy', '0.5'],
    ['article:how-to-handle-employee-no-call-no-shows-framework-of-the-year', '/blog/how'],
  ])
  it('are replaced by their values, each time they occur', () => {
    expect(resolveTokens('{claim:languages} and {policy:points.tardy}, {claim:languages}', table)).toEqual({
      text: '150+ and 0.5, 150+',
      problems: [],
    })
    expect(resolveTokens('{article:how-to-handle-employee-no-call-no-shows-framework-of-the-year}', table).text).toBe('/blog/how')
  })
  it('that nobody knows stay, and are named with their place and the nearest one', () => {
    expect(resolveTokens('In {claim:langages} now', table)).toEqual({
      text: 'In {claim:langages} now',
      problems: [{ offset: 3, message: 'There is no token {claim:langages}. Did you mean {claim:languages}? docs/tokens.md lists all.' }],
    })
    expect(resolveTokens('{a:b}', table).problems[0]?.message).toBe('There is no token {a:b}. docs/tokens.md lists all.')
    expect(resolveTokens('{ a:b }', table).problems[0]?.message).toBe('There is no token { a:b }. docs/tokens.md lists all.')
  })
  it.each([
    ['{claim: languages}', 'claim:languages'],
    ['{ claim:languages }', 'claim:languages'],
    ['{claim:lan guages}', 'claim:languages'],
    ['{claim.languages}', 'claim:languages'],
    ['{languages}', 'claim:languages'],
    ['{points.tardy}', 'policy:points.tardy'],
    ['{claim: langauges}', 'claim:languages'],
    ['{Claim:languages}', 'claim:languages'],
    ['{CLAIM:LANGUAGES}', 'claim:languages'],
    ['{claim;languages}', 'claim:languages'],
    ['{claim/languages}', 'claim:languages'],
    ['{claim-languages}', 'claim:languages'],
    ['{claim：languages}', 'claim:languages'],
    ['{claim:\u200blanguages}', 'claim:languages'],
    ['{claim:languages\\}', 'claim:languages'],
    ['{claim:languages in all}', 'claim:languages'],
    ['{ claim:languages in all of them}', 'claim:languages'],
    ['{CLAIM.LANGUAGES}', 'claim:languages'],
    // Both pairs are reported, because one pair alone would not be a token either.
    ['{{claim:langages}}', 'claim:languages'],
  ])('%s is refused with the token that was meant', (text, meant) =>
    expect(resolveTokens(`In ${text}`, table)).toEqual({
      text: `In ${text}`,
      problems: [{ offset: 3, message: `There is no token ${text}. Did you mean {${meant}}? docs/tokens.md lists all.` }],
    }),
  )
  it('in two pairs of braces are refused: one of them would be printed', () => {
    expect(resolveTokens('In {{claim:languages}} now', table).problems).toEqual([
      { offset: 3, message: '{{claim:languages}} has two pairs of braces: write {claim:languages}, or one of them is printed.' },
    ])
    expect(resolveTokens('{ {claim:languages} }', table).problems).toEqual([])
  })
  it('that begin like a token are refused, even if no token is similar', () =>
    expect(resolveTokens('{policy. zzzzzz}', table).problems[0]?.message).toBe(
      'There is no token {policy. zzzzzz}. docs/tokens.md lists all.',
    ))
  it.each([
    ['{claim:languages', 'claim:languages'],
    ['claim:languages}', 'claim:languages'],
    ['(claim:languages)', 'claim:languages'],
    ['[claim:languages]', 'claim:languages'],
    ['{claim:languages)', 'claim:languages'],
    ['<claim:languages>', 'claim:languages'],
    ['｛claim:languages｝', 'claim:languages'],
    ['claim:languages', 'claim:languages'],
    ['Policy:points.tardy', 'policy:points.tardy'],
    ['{claim:langauges', 'claim:languages'],
  ])('without their pair of braces are refused: %s', (text, meant) =>
    expect(resolveTokens(`In ${text} now, {claim:languages}.`, table)).toEqual({
      text: `In ${text} now, 150+.`,
      problems: [{ offset: 3, message: `${text} is no token: a token stands in a pair of braces. Write {${meant}}.` }],
    }),
  )
  it('in place of an address are reported without the brackets of the link', () =>
    expect(resolveTokens('[All](claim:languages), [half]({claim:languages).', table).problems.map(({ message }) => message)).toEqual([
      'claim:languages is no token: a token stands in a pair of braces. Write {claim:languages}.',
      '{claim:languages is no token: a token stands in a pair of braces. Write {claim:languages}.',
    ]))
  it.each([
    ['[All](claim:languages)}', 'claim:languages)}', 6],
    ['[All][claim:languages]', '[claim:languages]', 5],
  ])('are reported with every bracket that is not the link’s: %s', (text, written, offset) =>
    expect(resolveTokens(text, table).problems).toEqual([
      { offset, message: `${written} is no token: a token stands in a pair of braces. Write {claim:languages}.` },
    ]),
  )
  it('without their braces that nobody knows are refused where they have one', () =>
    expect(resolveTokens('In {claim:zzzzzz now', table).problems[0]?.message).toBe(
      '{claim:zzzzzz is no token: a token stands in a pair of braces. There is no token {claim:zzzzzz} either. docs/tokens.md lists all.',
    ))
  it('of an entry that is missing are refused with where its name comes from', () => {
    const files = 'After article: comes the name of a file, without its ending.'
    const entries = new Map([['article:old-habits', '/blog/old-habits']])
    expect(resolveTokens('{article:zzzzzz}', entries).problems[0]?.message).toBe(`There is no token {article:zzzzzz}. ${files}`)
    expect(resolveTokens('{ article:zzzzzz }', entries).problems[0]?.message).toContain(files)
    expect(resolveTokens('{article:zzzzzz now', entries).problems[0]?.message).toMatch(`{article:zzzzzz} either. ${files}`)
  })
  it.each([
    ...['{claim}', '{1:2}', '{minutes}', '{claims.languages.value}', '{2nd:floor}', "{ label: 'Home', to: 'home' }"],
    ...['claim:example.com', 'Our policy: points', 'https://example.com/claim:languages', 'at 06:00', 'reclaim:languages'],
  ])('%s is no token', (text) => expect(resolveTokens(text, table)).toEqual({ text, problems: [] }))
  it('are blanked, so that what is left keeps its place', () =>
    expect(withoutTokens('{claim:languages} and {claim:languages or {x}', table)).toBe(`${' '.repeat(17)} and ${' '.repeat(16)} or {x}`))
  it.each([
    ['In {languages of all', '{languages'],
    ['So } it is', '}'],
    ['In {some of all} languages', '{some'],
    ['In ｛languages', '｛languages'],
    // A placeholder is not a word.
    ['In{time}{ of all', '{'],
  ])('leave no brace alone: %s', (text, shown) =>
    expect(unpairedBraceProblem(text, table)).toBe(
      `${shown} is printed with its brace. A token stands in a pair of braces, like {claim:languages}; elsewhere, take the brace out.`,
    ),
  )
  it.each(['{claim:languages} by {time}', 'By {time}', 'None', '{claim:languages'])(
    'in pairs are accepted, or reported by another check: %s',
    (text) => expect(unpairedBraceProblem(text, table)).toBeNull(),
  )
})

it('the only claim of a text is found, and none if there are several', () => {
  expect(onlyClaimIn('up to {claim:hrTimeSavings}')).toBe('hrTimeSavings')
  expect(onlyClaimIn('{claim:absenteeismReduction} {claim:absenteeismReduction.scope}')).toBe('absenteeismReduction')
  expect(onlyClaimIn('{claim:absenteeismReduction.scope}')).toBe('absenteeismReduction')
  expect(onlyClaimIn('{claim:locations} and {claim:employees}')).toBeNull()
  expect(onlyClaimIn('{policy:noticeHours} hours')).toBeNull()
})
