import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type ComponentsByKind, componentOf } from './componentsByKind.ts'

type Note = { kind: 'note'; text: string }
type Figure = { kind: 'figure'; count: number }
const Said = ({ text, by }: { text: string; by: string }) => <p>{`${text} ${by}`}</p>
const Counted = ({ count }: { count: number }) => <p>{count}</p>
const COMPONENTS: ComponentsByKind<Note | Figure, { by: string }> = { note: Said, figure: Counted }

it('what content has chosen is drawn by the component of its kind, with its own fields and those of its place', () => {
  for (const chosen of [{ kind: 'note', text: 'Heard by' } as const, { kind: 'figure', count: 7 } as const]) {
    const Chosen = componentOf(COMPONENTS, chosen)
    render(<Chosen {...chosen} by="Ana" />)
  }
  expect([screen.getByText('Heard by Ana'), screen.getByText('7')]).toHaveLength(2)
})
it('a kind that nothing draws stops the page, with its name and the fix', () =>
  expect(() => componentOf({} as typeof COMPONENTS, { kind: 'note', text: 'Heard.' })).toThrow(
    /No component draws the kind "note": add one/,
  ))
it('what a place adds does not compile if a kind has such a field of its own, which it would replace', () => {
  // @ts-expect-error A note has a text of its own.
  const components: ComponentsByKind<Note, { text: string }> = { note: Said }
  expect(components).toBeDefined()
})
it('neither a kind without a component compiles, nor a component that needs what its kind and its place have not', () => {
  // @ts-expect-error Nothing draws the figure.
  const none: ComponentsByKind<Note | Figure> = { note: Counted }
  // @ts-expect-error A note has no `by` of its own.
  const unsigned: ComponentsByKind<Note> = { note: Said }
  // @ts-expect-error Nothing is a poem.
  const more: ComponentsByKind<Figure> = { figure: Counted, poem: Counted }
  expect([none, unsigned, more]).toHaveLength(3)
})
