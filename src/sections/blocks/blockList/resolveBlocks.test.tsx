import { expect, it } from 'vitest'
import { type BlockComponents, resolveBlocks } from './resolveBlocks.ts'

type Note = { kind: 'note'; text: string }
const Said = ({ id, text, by }: { id: string; text: string; by?: string }) => <p id={id}>{[text, by].filter(Boolean).join(' ')}</p>
const blocks: Note[] = [{ kind: 'note', text: 'Heard.' }]

it('a block is given its own fields, its kind as its address, and the data of its kind', () => {
  const components: BlockComponents<Note, { note: { by: string } }> = { note: Said }
  expect(resolveBlocks({ blocks, components, blockProps: { note: { by: 'Ana' } } })).toEqual([
    { Component: Said, props: { kind: 'note', id: 'note', text: 'Heard.', by: 'Ana' } },
  ])
})
it('a block is given the address that was published of its kind, where its page names one, and its own id before that', () => {
  const ofNamed = { ...blocks[0], id: 'first' } as Note
  const drawn = resolveBlocks({ blocks: [...blocks, ofNamed], components: { note: Said }, blockProps: {}, addresses: { note: 'remark' } })
  expect(drawn.map(({ props }) => props.id)).toEqual(['remark', 'first'])
})
it('a block that nothing draws stops the page, with its kind and the fix', () =>
  expect(() => resolveBlocks({ blocks, components: {} as BlockComponents<Note>, blockProps: {} })).toThrow(
    /No component draws the kind "note": add one/,
  ))
it('data that would take the place of a block’s own field does not compile', () => {
  // @ts-expect-error The block has a text of its own.
  const components: BlockComponents<Note, { note: { text: string } }> = { note: Said }
  expect(components).toBeDefined()
})
it('neither a kind without a component compiles, nor a component that needs what its block has not', () => {
  // @ts-expect-error Nothing draws the note.
  const none: BlockComponents<Note> = {}
  const Signed = ({ by }: { by: string }) => <p>{by}</p>
  // @ts-expect-error A note has no `by` of its own.
  const unsigned: BlockComponents<Note> = { note: Signed }
  // @ts-expect-error No block is a poem.
  const more: BlockComponents<Note> = { note: Said, poem: Said }
  expect([none, unsigned, more]).toHaveLength(3)
})
