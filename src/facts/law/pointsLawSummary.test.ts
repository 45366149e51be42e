import { describe, expect, it } from 'vitest'
import { writePointsLawSummary } from './pointsLawSummary.ts'
import { readStateRules, type StateRule } from './stateRules.ts'

const { places: STATE_RULES, unread: UNVERIFIED_PLACES } = readStateRules()

/** "New York" is also how "New York City" begins. */
const patternOf = (name: string) => new RegExp(`${name}(?! City)`)
/** The sentence that names the place. */
const sentenceOn = (name: string) =>
  writePointsLawSummary()
    .split(/(?<=\.) /)
    .filter((sentence) => patternOf(name).test(sentence))

describe('the summary of places that bar points', () => {
  it('names each place once', () => {
    for (const { name } of STATE_RULES) expect([name, sentenceOn(name).length]).toEqual([name, 1])
  })
  it('says of each what the table says', () => {
    const words: Partial<Record<StateRule['points'], RegExp>> = {
      barred: /bar points or discipline|say the same/,
      barredEarlier: /amended/,
      retaliation: /bar retaliation/,
      noneFound: /Not verified, or no clause found/,
      notVerified: /Not verified, or no clause found/,
    }
    for (const { name, points } of STATE_RULES)
      if (words[points]) expect([name, sentenceOn(name)[0]]).toEqual([name, expect.stringMatching(words[points])])
  })
  it('names states before cities where it says the same of both, each in the order of the table', () => {
    const roster = writePointsLawSummary()
    const asOf = ({ points, pointsPer }: StateRule) => (points === 'barred' && pointsPer ? 'secondHand' : points)
    for (const same of new Set(STATE_RULES.map(asOf))) {
      const rules = STATE_RULES.filter((rule) => asOf(rule) === same)
      const names = [...rules.filter(({ city }) => !city), ...rules.filter(({ city }) => city)].map(({ name }) => name)
      expect(names.toSorted((one, other) => roster.search(patternOf(one)) - roster.search(patternOf(other)))).toEqual(names)
    }
  })
  it('says of places that nobody has read that they are not verified', () => {
    expect(UNVERIFIED_PLACES).not.toEqual([])
    for (const name of UNVERIFIED_PLACES) expect(sentenceOn(name)).toEqual([expect.stringMatching(/^Not verified, or no clause found/)])
  })
  it('treats a place as barred until counsel has read its law', () =>
    expect(writePointsLawSummary()).toMatch(/treat points as barred in all the places named/))
  it('does not take a secondary source for the law', () => {
    for (const { name, points, pointsPer } of STATE_RULES.filter((rule) => rule.points === 'barred'))
      expect([name, points, /^Secondary/.test(sentenceOn(name)[0] ?? '')]).toEqual([name, points, pointsPer !== undefined])
  })
  it('says how far each bar reaches', () => {
    const scoped = STATE_RULES.filter(({ pointsScope }) => pointsScope)
    expect(scoped).not.toEqual([])
    for (const { name, pointsScope } of scoped) expect(writePointsLawSummary()).toContain(`${name} (${pointsScope})`)
  })
  it('calls the District as it is called in a sentence', () => expect(writePointsLawSummary()).toContain('the District of Columbia'))
})
