import { expect, it } from 'vitest'
import { relOf } from '#src/lib/anywhere/pages/outsideAddress.ts'
import { outsideLinks } from './outsideLinks.ts'

it('a link of prose says where it leaves the site, wherever it stands, and nothing else does', () => {
  const outside = { type: 'element', tagName: 'a', properties: { href: 'https://elsewhere.example', title: 'There' } }
  const inside = { type: 'element', tagName: 'a', properties: { href: '/faqs' } }
  const tree = {
    type: 'root',
    children: [inside, { type: 'element', tagName: 'p', properties: {}, children: [outside] }, { type: 'text' }],
  }
  outsideLinks()(tree)
  expect(outside.properties).toEqual({ href: 'https://elsewhere.example', title: 'There', rel: relOf('https://elsewhere.example') })
  expect(inside.properties).toEqual({ href: '/faqs' })
})
