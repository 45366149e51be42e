import remarkSmartypants from 'remark-smartypants'
import { expect, it } from 'vitest'
import { remarkSmartQuotes, smartQuoted } from './remarkSmartQuotes.ts'

const text = (value: string) => ({ type: 'text', value })
const node = (type: string, ...children: object[]) => ({ type, children })
const paragraph = (...children: (string | object)[]) =>
  node('paragraph', ...children.map((child) => (typeof child === 'string' ? text(child) : child)))
const changedTree = (plugin: () => (tree: never) => void, ...children: object[]) => {
  const tree = structuredClone(node('root', ...children))
  plugin()(tree as never)
  return tree
}
const library = remarkSmartypants as unknown as () => (tree: never) => void

it('quotes, dashes and ellipses are set as the library sets them', () => {
  const blocks = [
    paragraph('Nothing in it. '),
    node('heading', text('"Why" it\'s so')),
    paragraph('He said ', node('strong', text('"never ')), node('emphasis', text('again"')), ', -- or ...'),
    node('list', node('listItem', paragraph("'Call' off, in the '90s. . . "))),
    node('tableRow', node('tableCell', text('"a"')), node('tableCell', text('plain'))),
    paragraph("Don't ", { type: 'inlineCode', value: 'run("x")' }, '"." ``So it is\'\'. A -- b---c'),
  ]
  expect(changedTree(remarkSmartQuotes as never, ...blocks)).toEqual(changedTree(library, ...blocks))
  expect(JSON.stringify(changedTree(remarkSmartQuotes as never, ...blocks))).toContain('“Why” it’s so')
})
it('the words of a tag begin with a quote that opens, whatever stands before them', () =>
  expect(JSON.stringify(changedTree(remarkSmartQuotes as never, paragraph('Said'), node('mdxJsxFlowElement', text('"A note"'))))).toContain(
    '“A note”',
  ))
it('quotes in code stay straight', () =>
  expect(changedTree(remarkSmartQuotes as never, { type: 'code', value: 'a = "b"' })).toEqual(
    node('root', { type: 'code', value: 'a = "b"' }),
  ))
it('the words of a heading are set in the same way', () =>
  expect(['"Why" it\'s so', 'Plain'].map(smartQuoted)).toEqual(['“Why” it’s so', 'Plain']))
