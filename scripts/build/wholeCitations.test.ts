import { expect, it } from 'vitest'
import { withWholeCitations } from './wholeCitations.ts'

it.each([
  ['<p>As 29 CFR 825.303(c) says.</p>', '<p>As 29\u00a0CFR 825.303(c) says.</p>'],
  ['<p>29 CFR part 1602, 42 U.S.C. § 2000e</p>', '<p>29\u00a0CFR part\u00a01602, 42\u00a0U.S.C. §\u00a02000e</p>'],
  ['<b>§§ 50-4-4</b> and section 2-201', '<b>§§\u00a050-4-4</b> and section\u00a02-201'],
])('the search for citations keeps the parts of %s whole, and lets a line end between them', (html, whole) => {
  expect(withWholeCitations(html)).toBe(whole)
})
it('the search for citations leaves attributes, scripts and all other text as they are', () => {
  const html = '<script>"29 CFR 825.303"</script><a title="29 CFR 825.303">the CFR, in 825 parts</a><style>a{content:"§ 1"}</style>'
  expect(withWholeCitations(html)).toBe(html)
})
