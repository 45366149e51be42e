import { describe, expect, it } from 'vitest'
import { PlainError } from '../lib/project.ts'
import { checkNoOptions, findShowingPages, parsePageAddresses } from './chosenPages.ts'

const ADDRESSES = ['/', '/industries/retail', '/support/faqs']

describe('the addresses of npm run check:page', () => {
  it('are several pages, each once', () =>
    expect(parsePageAddresses(['/support/faqs', '/', '/support/faqs'], ADDRESSES)).toEqual(['/support/faqs', '/']))
  it.each([
    ['an address that is a letter off', '/industries/retial', 'There is no page "/industries/retial". Did you mean "/industries/retail"?'],
    ['an address without its slash', 'support/faqs', 'Did you mean "/support/faqs"?'],
    ['an address like no other', '/pricing', 'There is no page "/pricing". Write addresses of pages: npm run check:page -- /'],
  ])('do not include %s', (_, arg, sentence) => {
    const parse = () => parsePageAddresses(['/', arg], ADDRESSES)
    expect(parse).toThrow(PlainError)
    expect(parse).toThrow(sentence)
  })
  it('are its only arguments', () => {
    expect(checkNoOptions(['/', '/a-b'])).toBeUndefined()
    expect(() => checkNoOptions(['/', '--all'])).toThrow('There is no option "--all". Write addresses of pages: npm run check:page -- /')
  })
})

describe('the pages of a change', () => {
  const page = (path: string, kind: string, ...texts: string[]) => ({ path, kind, texts })
  const pages = [page('/', 'home', 'See', 'it', 'Who is missing?'), page('/a', 'feature', 'See who called.'), page('/b', 'feature', 'See')]
  it('show its words, also over several elements', () => {
    expect(findShowingPages(['who is missing'], pages)).toEqual(['/'])
    expect(findShowingPages(['see it'], pages)).toEqual(['/'])
  })
  it('show a single word by itself', () => expect(findShowingPages(['see'], pages)).toEqual(['/', '/b']))
  it('do not show a part of a word', () => expect(findShowingPages(['who call'], pages)).toEqual([]))
  it('are the first of each kind, if every page shows it', () => {
    const many = Array.from({ length: 13 }, (_, index) => page(`/${index}`, index === 0 ? 'home' : 'feature', 'A new footer.'))
    expect(findShowingPages(['a new footer'], many)).toEqual(['/0', '/1'])
    expect(findShowingPages(['a new footer'], many.slice(1))).toHaveLength(12)
  })
})
