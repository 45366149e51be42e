import { expect, it } from 'vitest'
import { rehypeSideNotes } from './rehypeSideNotes.ts'

const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [] }
const blank = { type: 'text', value: '\n' }
const note = { type: 'mdxJsxFlowElement', name: 'SideNote', children: [] }
const run = (...children: object[]) => {
  const tree = { type: 'root', children }
  rehypeSideNotes()(tree as never)
  return tree.children
}

it('a side note goes with the paragraph above it', () =>
  expect(run(paragraph, blank, paragraph, blank, note, blank, paragraph)).toMatchObject([
    paragraph,
    blank,
    { type: 'element', tagName: 'div', properties: { className: ['relative'] }, children: [paragraph, note] },
    blank,
    paragraph,
  ]))
it('a note beside nothing, or beside a block that has one, is refused', () => {
  expect(() => run(note)).toThrow(/^A <SideNote> stands right below the paragraph/)
  expect(() => run({ type: 'element', tagName: 'h2' }, note)).toThrow(/stands right below/)
  expect(() => run(paragraph, note, note)).toThrow(/one for each/)
})
it('words, code and other blocks are left where they are', () => {
  const words = { type: 'text', value: 'words' }
  const other = { type: 'mdxJsxFlowElement', name: 'PullQuote', children: [] }
  const expression = { type: 'mdxFlowExpression', value: '' }
  const named = { type: 'mdxJsxTextElement', name: 'SideNote' }
  const blocks = [other, words, named, expression]
  expect(run(...blocks)).toEqual(blocks)
  // A visible block between a note and its paragraph is refused.
  for (const block of blocks) expect(() => run(paragraph, block, note)).toThrow(/stands right below/)
})
it('a misplaced side note is reported with its line', () =>
  expect(() => run({ ...note, position: { start: { line: 7 } } })).toThrow(expect.objectContaining({ line: 7 })))
