import { Fragment, isValidElement, type ReactNode } from 'react'

/**
 * By the name of a block, what the page draws in its place: only a page can hydrate an island. In Astro each is a slot of that name
 * (docs/adding-a-section.md, "An island in a block").
 */
export type PageSlots<Name extends string> = { readonly [Each in Name]?: ReactNode }

export type BlocksInOrderProps<Name extends string> = {
  /** In the order of the content: `name` is that of the slot, `id` is no other block's, and `draw` is asked where the slot is empty. */
  blocks: readonly { id: string; name: Name; draw: () => ReactNode }[]
  slots: PageSlots<Name>
}

/** The blocks of a page, each drawn by the page where that has something in its slot, and by its room otherwise. */
export function BlocksInOrder<Name extends string>({ blocks, slots }: BlocksInOrderProps<Name>) {
  return blocks.map(({ id, name, draw }) => {
    const slot = slots[name]
    return <Fragment key={id}>{isEmpty(slot) ? draw() : slot}</Fragment>
  })
}

/**
 * Whether a page has nothing in a slot. One whose condition does not hold (`{swaps && <SwapsSection slot="swaps" />}`) comes from Astro as
 * an element all the same, whose `value` is the HTML of the slot: an object that becomes a string.
 */
const isEmpty = (slot: ReactNode): boolean =>
  slot === undefined ||
  slot === null ||
  (isValidElement<{ value?: object | string }>(slot) && slot.props.value !== undefined && String(slot.props.value).trim() === '')
