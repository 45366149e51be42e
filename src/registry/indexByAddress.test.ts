import { expect, it } from 'vitest'
import { indexByAddress } from './indexByAddress.ts'

const pages = (...paths: string[]) => paths.map((path) => ({ meta: { path, title: path, description: '' } }))

it('the list of pages lists them in the order of their addresses', () => {
  expect([...indexByAddress(pages('/status', '/', '/blog')).keys()]).toEqual(['/', '/blog', '/status'])
})
it('the list of pages refuses two pages at one address, and says which', () => {
  expect(() => indexByAddress(pages('/blog/a', '/status', '/blog/a'))).toThrow('Two pages have the address /blog/a.')
})
