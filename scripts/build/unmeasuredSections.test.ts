import { expect, it } from 'vitest'
import { parseSectionAmounts, sectionSelector } from '../lib/sectionAmounts.ts'
import { describeUnmeasured, flagUnmeasured } from './unmeasuredSections.ts'

const pageWith = (quotes: string) => ({
  path: '/industries/retail',
  kind: 'industry' as const,
  html: `<main><section data-section-name="words"><p>Words</p></section><section data-section-name="quotes">${quotes}</section></main>`,
})
const QUOTE = '<blockquote><p>They used to be on the phone all morning.</p></blockquote>'
const before = pageWith(QUOTE)
const measured = new Map([...parseSectionAmounts(before.html)].map(([name, amount]) => [sectionSelector(before, name), amount]))
const built = (quotes: string) => ({ ...before, html: flagUnmeasured(pageWith(quotes), measured) })

it('a section keeps its space as long as it holds as much as was measured', () => {
  expect(built(QUOTE)).toEqual(before)
  const other = QUOTE.replace('morning', 'evening')
  expect(built(other)).toEqual(pageWith(other))
  expect(describeUnmeasured([built(QUOTE)])).toEqual([])
})
it.each([
  ['a letter more', QUOTE.replace('morning', 'mornings')],
  ['a letter less', QUOTE.replace('morning', 'mornin')],
  ['one quote more', QUOTE + QUOTE],
  ['none any more', ''],
])('a section is laid out at once with %s, the others not, and the build says that nobody has to do anything', (_, quotes) => {
  const page = built(quotes)
  expect(page.html).toContain('<section data-section-name="words">')
  expect(page.html).toContain('<section data-section-name="quotes" data-section-unmeasured="quotes">')
  expect(describeUnmeasured([page]).join()).toMatch(/“quotes” of \/industries\/retail\..*nothing to do/)
})
it('the sections of a new page are laid out at once; other kinds of pages keep space for none', () => {
  const page = pageWith(QUOTE)
  expect(describeUnmeasured([{ ...page, html: flagUnmeasured(page, new Map()) }]).join()).toMatch(/“words” of .*, “quotes” of /)
  expect(flagUnmeasured({ ...page, kind: 'landing' }, new Map())).toBe(page.html)
})
