/** The targets of links, and the messages on links that lead nowhere. */
import { describe, expect, it } from 'vitest'
import { routes, routeTo } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'
import { findProblems } from '../findProblems.testing.ts'
import { destinationField, ownDestinationField } from './destination.ts'
import { linkField, ownLinkField } from './fields.ts'

describe('a link in content', () => {
  it.each([
    ['faqs', routes.faqs],
    ['faqs#faq-languages', `${routes.faqs}#faq-languages`],
    ['requestDemo?topic=security-documentation', `${routes.requestDemo}?topic=security-documentation`],
    ['article/some-slug', routeTo.article('some-slug')],
    ['article/some-slug#intro', `${routeTo.article('some-slug')}#intro`],
    ['document/support/manual', routeTo.document('support/manual')],
    ['feature/some', routeTo.feature('some')],
    ['industry/some', routeTo.industry('some')],
    ['landing/some', routeTo.landing('some')],
    ['guide/some', routeTo.guide('some')],
    ['#section', '#section'],
    ['https://elsewhere.example/a?b=c#d', 'https://elsewhere.example/a?b=c#d'],
    ['https://elsewhere.example', 'https://elsewhere.example/'],
  ])('to %s leads to %s', (to, href) => expect(linkField.parse({ label: 'There', to })).toEqual({ label: 'There', href }))

  it.each(['pricing', 'article', 'articles/some-slug', 'manual/some', '/elsewhere', 'toString', 'constructor/some', 'guide/', 'a b', ''])(
    'to %j leads nowhere, and is told what may be written',
    (to) =>
      expect(findProblems(destinationField, to)).toEqual([
        expect.stringMatching(/leads nowhere\. Write a route's name .*, or one of article\/…, .*guide\/…\.$/),
      ]),
  )
  it.each([
    [routes.faqs, 'faqs'],
    [`${routes.faqs}/#pricing`, 'faqs#pricing'],
    ['/', 'home'],
    ['/blog/some-slug', 'article/some-slug'],
    ['/guides/some.pdf', 'guide/some'],
    [`${site.url}/guides/some.pdf`, 'guide/some'],
    [`${site.url}${routes.faqs}#pricing`, 'faqs#pricing'],
    [site.url, 'home'],
  ])('to the address %s is told its name', (to, name) =>
    expect(findProblems(destinationField, to)).toEqual([expect.stringMatching(new RegExp(`is an address: write the .*, ${name}\\.$`))]),
  )
  it.each([
    ['http://elsewhere.example', 'write https:// in the place of http://'],
    ['//elsewhere.example', 'write it whole, https://elsewhere.example'],
    ['www.elsewhere.example', 'write it whole, https://www.elsewhere.example'],
    ['mailto:name@elsewhere.example', 'lead to one that says how to reach someone'],
    ['https://name:word@elsewhere.example', 'take out what stands before the @'],
    ['https://192.0.2.7', 'has no full name of a site'],
  ])('to %s is told what may be written', (to, fix) => expect(findProblems(destinationField, to)).toEqual([expect.stringContaining(fix)]))
  it('that has to stay on this site may lead to a page, and not to another site', () => {
    expect(ownDestinationField.parse('faqs')).toBe(routes.faqs)
    expect(findProblems(ownDestinationField, 'https://elsewhere.example')).toEqual([
      expect.stringMatching(/leads to another site, and this link stays on this one\. Write a route's name/),
    ])
    expect(findProblems(ownLinkField, { label: 'There', to: 'https://elsewhere.example' })).toHaveLength(1)
  })
  it('that is misspelled is refused with the nearest one', () => {
    expect(findProblems(destinationField, 'helpCentre')).toEqual([expect.stringContaining('Did you mean "helpCenter"?')])
    expect(findProblems(destinationField, 'helpCentre#intro')).toEqual([expect.stringContaining('Did you mean "helpCenter"?')])
  })
  it('to a part of a PDF, which has none, leads nowhere', () =>
    expect(findProblems(destinationField, 'guide/some#part')).toEqual([expect.stringContaining('leads nowhere')]))
})
