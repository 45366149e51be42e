import type { ComponentType } from 'react'

type AnyBlock = { kind: string }

/** What a block draws of other entries, where its list has any for its kind. */
type OtherEntriesOf<Entries, Kind> = Kind extends keyof Entries ? Entries[Kind] : unknown

/**
 * What draws each kind of block of a page's content: a kind without a component does not compile, nor does a component without a
 * kind. Each is given the block's own fields, its address as `id`, and what `entries` has for its kind.
 */
export type BlockComponents<Block extends AnyBlock, Entries = object> = {
  readonly [One in Block as One['kind']]: ComponentType<One & { id: string } & OtherEntriesOf<Entries, One['kind']>>
}

export type BlockListProps<Block extends AnyBlock, Entries> = {
  blocks: readonly Block[]
  components: BlockComponents<Block, Entries>
  /** What blocks draw of other entries, by the kind of the block. Their fields have other names than the block's own. */
  entries: Entries
}

/** Blocks in the order of their content. The address of one is its `id`, or its kind on pages that have each kind once. */
export function BlockList<Block extends AnyBlock, Entries>({ blocks, components, entries }: BlockListProps<Block, Entries>) {
  // The types of the props tie each kind to its component and its entries. TypeScript loses that where a kind is looked up.
  const componentOf = components as unknown as Readonly<Record<string, ComponentType<AnyBlock & { id: string }>>>
  const entriesOf = entries as Readonly<Record<string, object | undefined>>
  return blocks.map((block) => {
    const Component = componentOf[block.kind]
    const given = { id: block.kind, ...block, ...entriesOf[block.kind] }
    return Component && <Component key={given.id} {...given} />
  })
}
