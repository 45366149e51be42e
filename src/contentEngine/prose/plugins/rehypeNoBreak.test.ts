import { expect, it } from 'vitest'
import { rehypeNoBreak } from './rehypeNoBreak.ts'

const text = (value: string) => ({ type: 'text', value })
const element = (tagName: string, ...children: object[]) => ({ type: 'element', tagName, children })
const run = (...children: object[]) => {
  const tree = element('p', ...children)
  rehypeNoBreak()(tree as never)
  return tree.children
}
const unbrokenSpan = (words: string) => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['unbroken'] },
  children: [text(words)],
})

it('the plugin for words that stay on one line keeps the words together, with plain hyphens', () =>
  expect(run(text('No-fault, and two no-call/no-shows. No-fault'))).toMatchObject([
    // Punctuation stays with its word. Otherwise a line of a heading could begin with a comma.
    unbrokenSpan('No-fault,'),
    text(' and two '),
    unbrokenSpan('no-call/no-shows.'),
    text(' '),
    unbrokenSpan('No-fault'),
  ]))
it('the plugin for words that stay on one line keeps a telephone number together', () =>
  expect(run(text('Call (312) 555-0142 today'))).toMatchObject([text('Call '), unbrokenSpan('(312) 555-0142'), text(' today')]))
it('the plugin for words that stay on one line finds them at any depth, and leaves other words and code alone', () => {
  expect(run(element('em', text('no-fault')))).toMatchObject([{ children: [unbrokenSpan('no-fault')] }])
  expect(run(text('a no-show'), element('code', text('no-fault')))).toEqual([text('a no-show'), element('code', text('no-fault'))])
  const comment = { type: 'mdxTextExpression', value: '/* no-fault */' }
  expect(run(text('a no-show'), comment)).toEqual([text('a no-show'), comment])
})
