import { expect, it } from 'vitest'
import { sideNotes } from './sideNotes'

const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [] }
const blank = { type: 'text', value: '\n' }
const note = { type: 'mdxJsxFlowElement', name: 'SideNote', children: [] }
const run = (...children: object[]) => {
  const tree = { type: 'root', children }
  sideNotes()(tree as never, { path: 'blog/a.mdx' })
  return tree.children
}

it('a note goes with the paragraph above it', () =>
  expect(run(paragraph, blank, paragraph, blank, note, blank, paragraph)).toMatchObject([
    paragraph,
    blank,
    { tagName: 'div', properties: { className: ['relative'] }, children: [paragraph, note] },
    blank,
    paragraph,
  ]))
it('a note beside nothing, or beside a block that has one, is refused', () => {
  expect(() => run(note)).toThrow(/^a\.mdx: a <SideNote> stands right below the paragraph/)
  expect(() => run({ type: 'element', tagName: 'h2' }, note)).toThrow(/stands right below/)
  expect(() => run(paragraph, note, note)).toThrow(/one for each/)
})
