import { expect, it } from 'vitest'
import { hardCodedContactProblems } from './hardCodedContactProblems.ts'

it('the check for typed contacts names the token for a number or an address that a link has typed', () => {
  const body = '[Call](tel:+13125550100) or [write](mailto:a@b.example).'
  expect(hardCodedContactProblems(body).map(({ offset, message }) => [body.slice(offset, offset + 5), message])).toEqual([
    ['](tel', expect.stringMatching(/^\(tel:\+13125550100\) is typed by hand: write \(\{site:phoneHref\}\)/)],
    ['](mai', expect.stringMatching(/^\(mailto:a@b\.example\) is typed by hand: write \(\{site:emailHref\}\)/)],
  ])
})
it('the check for typed contacts has nothing to say of tokens and of other links', () =>
  expect(hardCodedContactProblems('[Call]({site:phoneHref}), [see](/support/manual), tel: 312')).toEqual([]))
