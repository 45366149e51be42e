import { describe, expect, it } from 'vitest'
import { notFoundAttributes } from './notFound.attributes.ts'
import { showMatchingNotFound } from './notFound.client.ts'

describe('the one not-found page of a static host', () => {
  const { text, below, title } = notFoundAttributes
  const show = (path: string) => {
    document.body.innerHTML = `<div ${text.attribute}="page"><h1>A</h1></div><template ${text.attribute}="post" ${below.attribute}="/blog" ${title.attribute}="T"><h1>B</h1></template>`
    showMatchingNotFound(path)
    return document.querySelector('h1')?.textContent
  }
  it('is the blog’s below /blog/', () => expect(show('/blog/nope')).toBe('B'))
  it.each(['/nope', '/blog', '/blog/', '/blogs/x', '/%E0%A4%A'])('stays as it is on %s', (path) => expect(show(path)).toBe('A'))
})
