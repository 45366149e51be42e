import { Fragment, isValidElement, type ReactNode } from 'react'

/**
 * By the kind of a block, what the page draws in its place: only a page can hydrate an island. In Astro each is a slot of that name
 * (docs/adding-a-section.md, "An island in a block").
 */
export type PageSlots<Kind extends string> = { readonly [Each in Kind]?: ReactNode }

export type BlocksInOrderProps<Block extends { kind: string; id?: string }> = {
  /** In the order of the content. Those without an id have no other of their kind beside them. */
  blocks: readonly Block[]
  /** Asked where the slot of a block's kind is empty. */
  draw: (block: Block, index: number) => ReactNode
  slots: PageSlots<Block['kind']>
}

/** The blocks of a page, each drawn by the page where that has something in its slot, and by its room otherwise. */
export function BlocksInOrder<Block extends { kind: string; id?: string }>({ blocks, draw, slots }: BlocksInOrderProps<Block>) {
  return blocks.map((block, index) => {
    const kind: Block['kind'] = block.kind
    const slot = slots[kind]
    return <Fragment key={block.id ?? kind}>{isEmpty(slot) ? draw(block, index) : slot}</Fragment>
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
