import { describe, expect, it } from 'vitest'
import { LEXICA } from '#src/models/morning/reading/lexica.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { alertTimeProblems, languageProblems } from './morningProblems.ts'

const { story, languages } = testMorning
const indexOf = (lang: string) => languages.findIndex((language) => language.lang === lang)
const withSample = (lang: string, text: string) => languages.with(indexOf(lang), { lang, name: lang, answer: 'x', sample: { text } })

describe('the languages of a morning', () => {
  it('are those that the line reads, and others', () => {
    expect(languages.length).toBeGreaterThan(LEXICA.length)
    expect(languageProblems(story, languages)).toEqual([])
  })
  it('are missed when the line reads one of them and cannot answer', () =>
    expect(languageProblems(story, languages.toSpliced(indexOf('pl'), 1))).toEqual([
      { path: ['languages'], message: expect.stringMatching(/reads "pl".*reading\/lexica/) },
    ]))
  it.each([
    ['no word of its lists', 'Nie mogę dzisiaj.'],
    ['another language', 'I am sick.'],
    ['a late arrival', 'Spóźnię się godzinę, autobus nie przyjechał'],
  ])('have a sample that the line reads: not %s', (_name, text) =>
    expect(languageProblems(story, withSample('pl', text))).toEqual([
      { path: ['languages', indexOf('pl'), 'sample', 'text'], message: expect.stringMatching(/does not read this .*"pl"/) },
    ]),
  )
})

it('supervisors cannot be said to be notified sooner than in the morning on home', () => {
  expect(['1 minute', '2 minutes', undefined].flatMap((alertTime) => alertTimeProblems(alertTime))).toEqual([])
  for (const alertTime of ['30 seconds', '0 minutes', ''])
    expect(alertTimeProblems(alertTime)).toEqual([expect.stringMatching(/claims\.yaml, alertTime: .*MINUTES_TO_NOTIFICATION/)])
})
