import { describe, expect, it } from 'vitest'
import { hardCodedFigureProblems } from './hardCodedFigureProblems.ts'

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
  const found = (text: string) =>
    hardCodedFigureProblems(text, figures).map(({ offset, message }) => [offset, /\{claim:(\w+)\}/.exec(message)?.[1]])
  it.each([
    ['In 150+ languages', 3, 'languages'],
    ['costs $3,600', 6, 'absenceCost'],
    ['12X', 0, 'roi'],
    ['by 30–50% less', 3, 'reduction'],
    ['(45,000)', 1, 'workforce'],
    ['a 256-bit key', 2, 'encryption'],
  ])('%s is found at %i', (text, offset, id) => expect(found(text)).toEqual([[offset, id]]))
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
  it.each(['1150+', '150', '$3,6001', '$3,600%', 'x12X', '12Xs', '145,000', '-256-bit', 'in 2 weeks', '1,256-bit'])(
    '%s is something else',
    (text) => expect(found(text)).toEqual([]),
  )
})
