import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { findProblems } from '../findProblems.testing.ts'
import {
  amountField,
  anchorField,
  clockField,
  clockOrNoneField,
  countField,
  dateField,
  dayField,
  eachPlaceholderTextField,
  listField,
  numberField,
  placeholderTextField,
  reviewDayField,
  sampleField,
  textField,
} from './fields.ts'

describe('a field of text', () => {
  it('is as long as it may be, blanks around it apart', () => expect(textField(5).parse('  words ')).toBe('words'))
  it('that is longer is refused with the reason for the limit', () => {
    expect(findProblems(textField(5, 'cards are narrow'), 'sixsix')).toEqual(['This has more than 5 characters: cards are narrow.'])
    expect(findProblems(textField(5), 'sixsix')).toEqual(['This has more than 5 characters: shorten it, or make two of it.'])
  })
  it('that is empty is to be written, or removed', () =>
    expect(findProblems(textField(5), '  ')).toEqual([expect.stringMatching(/^This is empty: write/)]))
  it('has no placeholder, because nothing fills it in', () =>
    expect(findProblems(textField(40), 'Of {count} people')).toEqual(['Nothing is filled in here: take the braces out.']))
})

describe('a field for a text with blanks', () => {
  it('has those that the page fills in', () => {
    expect(findProblems(placeholderTextField(40, 'time', 'day'), 'At {time}, {time}')).toEqual([])
    expect(findProblems(placeholderTextField(40, 'time', 'day'), 'At {tmie}')).toEqual(['Only these can be filled in here: {time}, {day}.'])
    expect(findProblems(placeholderTextField(40), 'At {time}')).toEqual(['Nothing is filled in here: take the braces out.'])
  })
  it('has each of them once, where all are needed', () => {
    expect(findProblems(eachPlaceholderTextField(40, 'day', 'sum'), '{sum} on {day}')).toEqual([])
    expect(findProblems(eachPlaceholderTextField(40, 'day', 'sum'), '{sum} and {sum}')).toEqual(['Write each of these once: {day}, {sum}.'])
    expect(findProblems(eachPlaceholderTextField(40), 'At {time}')).toEqual(['Nothing is filled in here: take the braces out.'])
  })
})

it('a list of another length is refused with the lengths that the layout allows', () => {
  expect(findProblems(listField(z.string(), 2, 3), ['a', 'b'])).toEqual([])
  expect(findProblems(listField(z.string(), 2, 3), ['a'])).toEqual(['There are fewer than 2 here: the layout is made for 2 to 3.'])
  expect(findProblems(listField(z.string(), 2, 2), ['a', 'b', 'c'])).toEqual(['There are more than 2 here: the layout is made for 2.'])
})

it('a list that is too short is refused with the section of the specification that sets its length', () => {
  const threeItemsField = listField(z.string(), 3, 5, 'section 2, "Home"')
  expect(findProblems(threeItemsField, ['a', 'b', 'c'])).toEqual([])
  expect(findProblems(threeItemsField, ['a', 'b'])).toEqual([
    expect.stringMatching(/^There are fewer than 3 here: the specification \(section 2, "Home"\) asks for 3/),
  ])
  expect(findProblems(threeItemsField, [...'abcdef'])).toEqual(['There are more than 5 here: the layout is made for 3 to 5.'])
})

it.each(['Capital', '1st', 'with space', 'under_score', 'a/b', ''])('the id %j is no part of an address', (id) =>
  expect(findProblems(anchorField, id)).toEqual([expect.stringMatching(/small letters, digits and hyphens/)]),
)
it('a name inside an address has small letters, digits and hyphens', () => expect(anchorField.parse('step-2')).toBe('step-2'))

describe('what the rules of a group calculate with', () => {
  const createGroupSchema = (field: z.ZodType) =>
    z.strictObject({ field }).refine(() => expect.unreachable('calculates with what is mistyped'))
  it.each([
    ['a time with three digits', clockField, '3:41', 'Write the time of 24 hours with four digits, like "06:00" or "18:30".'],
    ['a time of no day', clockOrNoneField, '24:00', 'Write the time of 24 hours with four digits, like "06:00" or "18:30".'],
    ['a day that is none', dayField, '2025-08-32', 'Write the day like 2026-03-09.'],
    ['a word for a day', dayField, 'Monday', 'Write the day like 2026-03-09.'],
    ['a number for a day', dayField, 20260309, 'Write the day like 2026-03-09.'],
    ['less than nothing', countField(), -7, 'A count cannot be below zero.'],
    ['a part of one', countField(), 0.5, 'Write a whole number.'],
    ['too few', countField(1, 'A week has shifts.'), 0, 'A week has shifts.'],
  ])('is told by itself when it is %s', (_name, field, value, sentence) =>
    expect(findProblems(createGroupSchema(field), { field: value })).toEqual([`field: ${sentence}`]),
  )
  it('is a day with or without quotes', () => {
    expect(dayField.parse('2026-03-09')).toBe('2026-03-09')
    expect(dayField.parse(new Date('2026-03-09'))).toBe('2026-03-09')
  })
})

it('a date is the beginning of a day in UTC, wherever it is read', () => {
  expect(dateField.parse('2025-10-14')).toEqual(new Date('2025-10-14T00:00:00Z'))
  expect(dateField.parse(new Date('2025-10-14'))).toEqual(new Date('2025-10-14T00:00:00Z'))
})
it.each([null, true, '', '2025', '10/14/2025', '2025-02-30', new Date(Number.NaN)])('a field for a date refuses %j', (written) =>
  expect(findProblems(dateField, written)).toEqual(['Write the day like 2026-03-09.']),
)
describe('a field for an amount:', () => {
  it.each([
    [3, 3],
    ['0.5', 0.5],
    ['1,250', 1250],
    [' 1,250,000.5 ', 1_250_000.5],
    ['-2', -2],
  ])('%j is %j', (written, value) => expect(amountField().parse(written)).toBe(value))
  it.each([null, true, '', [], 'many', '1,25', '0x10', '150+'])('%j is none', (written) =>
    expect(findProblems(amountField(), written)).toEqual(['Write a number, or a token that gives one.']),
  )
  it('is held to its limits, however it is written', () =>
    expect(findProblems(amountField(numberField.max(1000, 'Too many.')), '1,250')).toEqual(['Too many.']))
})

it('a field for samples: content says whether it is a sample', () =>
  expect(findProblems(sampleField, undefined)).toEqual([expect.stringContaining('sample: false once it is real')]))

describe('the day of a review', () => {
  afterEach(() => void vi.useRealTimers())
  const problemsOn = (today: string, day: string) => {
    vi.setSystemTime(`${today}T20:00:00Z`)
    return findProblems(reviewDayField, day)
  }
  it('is today at the latest, or tomorrow, which is today east of UTC', () => {
    expect(problemsOn('2026-03-09', '2025-12-31')).toEqual([])
    expect(problemsOn('2026-03-09', '2026-03-10')).toEqual([])
    expect(problemsOn('2026-03-09', '2026-03-11')).toEqual([expect.stringMatching(/^This day is still to come/)])
  })
  it('is a day', () => expect(problemsOn('2026-03-09', 'Monday')).toEqual(['Write the day like 2026-03-09.']))
})
