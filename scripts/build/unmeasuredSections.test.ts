import { expect, it } from 'vitest'
import { parseSectionAmounts } from '../lib/sectionAmounts.ts'
import { describeUnmeasured, flagUnmeasured } from './unmeasuredSections.ts'

const pageWith = (quotes: string) => ({
  path: '/industries/retail',
  kind: 'industry' as const,
  html: `<main><section data-section-name="words"><p>Words</p></section><section data-section-name="quotes">${quotes}</section></main>`,
})
const QUOTE = '<blockquote><p>They used to be on the phone all morning.</p></blockquote>'
const measuredPage = pageWith(QUOTE)
const measuredAmounts = { [measuredPage.path]: Object.fromEntries(parseSectionAmounts(measuredPage.html)) }
const builtPage = (quotes: string) => ({ ...measuredPage, html: flagUnmeasured(pageWith(quotes), measuredAmounts) })

it.each([
  ['nothing else', QUOTE],
  ['another word', QUOTE.replace('morning', 'evening')],
  ['two words more', QUOTE.replace('morning', 'morning in December')],
  ['two words less', QUOTE.replace('used to be', 'were').replace('all morning', 'often')],
])('a section keeps its space with %s', (_, quotes) => {
  expect(builtPage(quotes)).toEqual(pageWith(quotes))
  expect(describeUnmeasured([builtPage(quotes)])).toEqual([])
})
it.each([
  ['a phrase more', QUOTE.replace('morning', 'morning in the weeks of December')],
  ['a phrase less', QUOTE.replace('on the phone all morning', '')],
  ['one element more', QUOTE.replace('phone', '<b>phone</b>')],
  ['one quote more', QUOTE + QUOTE],
  ['none any more', ''],
])('a section is laid out at once with %s, the others not, and the build says that nobody has to do anything', (_, quotes) => {
  const page = builtPage(quotes)
  expect(page.html).toContain('<section data-section-name="words">')
  expect(page.html).toContain('<section data-section-name="quotes" data-section-unmeasured="quotes">')
  expect(describeUnmeasured([page]).join()).toMatch(/“quotes” of \/industries\/retail\..*nothing to do/)
})
it('the sections of a new page are laid out at once; other kinds of pages keep space for none', () => {
  const page = pageWith(QUOTE)
  expect(describeUnmeasured([{ ...page, html: flagUnmeasured(page, {}) }]).join()).toMatch(/“words” of .*, “quotes” of /)
  expect(flagUnmeasured({ ...page, kind: 'landing' }, {})).toBe(page.html)
})
