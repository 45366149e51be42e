import { expect, it } from 'vitest'
import { dataAttribute } from './dataAttribute.ts'

it('a data attribute writes the same attribute for markup, selector and script', () => {
  const { attribute, selector, withValue, props, read } = dataAttribute('faq-item')
  expect([attribute, selector, withValue('a')]).toEqual(['data-faq-item', '[data-faq-item]', '[data-faq-item="a"]'])
  expect([props(), props('a')]).toEqual([{ 'data-faq-item': '' }, { 'data-faq-item': 'a' }])
  const element = { getAttribute: (name: string) => (name === attribute ? 'value' : null) }
  expect([read(element), dataAttribute('other').read(element)]).toEqual(['value', null])
})
