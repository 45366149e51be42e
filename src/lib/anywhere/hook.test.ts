import { expect, it } from 'vitest'
import { hook } from './hook'

it('writes the same attribute for markup, selector and script', () => {
  const { attribute, selector, props, read } = hook('faq-item')
  expect([attribute, selector]).toEqual(['data-faq-item', '[data-faq-item]'])
  expect([props(), props('a')]).toEqual([{ 'data-faq-item': '' }, { 'data-faq-item': 'a' }])
  const element = { getAttribute: (name: string) => (name === attribute ? 'value' : null) }
  expect([read(element), hook('other').read(element)]).toEqual(['value', null])
})
