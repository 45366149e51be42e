/** What the call-off guide takes from elsewhere: its notice rule, and the price of a call. */
import { expect, it } from 'vitest'
import { claims } from '#src/facts/claims.ts'
import { NOTICE_HOURS } from '#src/policy/policy.ts'
import { articleFile, readArticle, readBars, readExampleText, readSection } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
import { parseClock } from './equations.ts'
import { expectNear, findMissing } from './nearbyFigures.ts'
import { dollarsAndCents, readAmounts } from './printedFigures.ts'

const SLUG = 'employee-call-off-solutions-absence-mitigation-2025-guide'

it('the call-off guide halves the published return at twice the price', () => {
  const { value } = claims.roiMultiple
  expectNear(readArticle(SLUG), value, `${Number.parseFloat(value) / 2}X`)
})
it('the call-off guide keeps its own notice rule', () => {
  const paragraphs = numbersAsDigits(readSection(SLUG, 'how-it-works')).split('\n\n')
  const found = paragraphs.flatMap((text) => {
    const [[clock = ''] = [], [, start] = []] = [/\d+:\d\d/.exec(text) ?? [], /(\d+) o'clock/.exec(text) ?? []]
    return clock && start ? [{ text, clock, spare: (Number(start) - NOTICE_HOURS) * 60 - parseClock(clock) }] : []
  })
  const cure = `${articleFile(SLUG)}, section "how-it-works": a paragraph names a shift by its hour (“eight o'clock”) and the time of a report (“5:42”).`
  expect(found, cure).not.toEqual([])
  for (const { text, clock, spare } of found) expectNear(text, clock, `${spare} minutes`)
})
it('the call-off guide takes the price of a call from the answering-service guide', () => {
  const guide = 'answering-services-2025-buyers-guide'
  const [calls = 0] = readAmounts(readExampleText(guide), 'call')
  const prices = readBars(guide, 'bill').map(([bill = 0]) => dollarsAndCents(bill / calls))
  const cure = `${articleFile(SLUG)}: the price of a call in ${articleFile(guide)} is one of ${prices.join(', ')}, and this guide says none of them.`
  const isSaid = prices.some((price) => findMissing(SLUG, readArticle(SLUG), price).length === 0)
  expect(isSaid ? [] : [cure]).toEqual([])
})
