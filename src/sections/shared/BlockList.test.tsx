import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type BlockComponents, BlockList } from './BlockList.tsx'

type Note = { kind: 'note'; text: string }
const Said = ({ id, text, by }: { id: string; text: string; by?: string }) => <p id={id}>{[text, by].filter(Boolean).join(' ')}</p>
const blocks: Note[] = [{ kind: 'note', text: 'Heard.' }]

it('a block is given its own fields, its kind as its address, and the data of its kind', () => {
  const components: BlockComponents<Note, { note: { by: string } }> = { note: Said }
  const { container } = render(<BlockList blocks={blocks} components={components} blockData={{ note: { by: 'Ana' } }} />)
  expect(container.innerHTML).toBe('<p id="note">Heard. Ana</p>')
})
it('a block is given the address that was published of its kind, where its page names one, and its own id before that', () => {
  const ofNamed = { ...blocks[0], id: 'first' } as Note
  const { container } = render(
    <BlockList blocks={[...blocks, ofNamed]} components={{ note: Said }} blockData={{}} addresses={{ note: 'remark' }} />,
  )
  expect([...container.children].map(({ id }) => id)).toEqual(['remark', 'first'])
})
it('a block that nothing draws stops the page, with its kind and the cure', () =>
  expect(() => render(<BlockList blocks={blocks} components={{} as BlockComponents<Note>} blockData={{}} />)).toThrow(
    /No component draws the block "note": add one/,
  ))
it('data that would take the place of a block’s own field does not compile', () => {
  // @ts-expect-error The block has a text of its own.
  const components: BlockComponents<Note, { note: { text: string } }> = { note: Said }
  expect(components).toBeDefined()
})
