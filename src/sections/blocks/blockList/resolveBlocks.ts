import type { ReactNode } from 'react'
import { type ComponentOfKind, requireComponent } from '#src/ui/componentsByKind.ts'

export type AnyBlock = { kind: string }
type WithId = { id: string }

/** What blocks get besides their fields, from other entries or from the page, by the kind of the block. */
export type AddedProps = Readonly<Record<string, object>>
/** Those of one kind, if the list has any. */
type PropsOf<PropsByKind, Kind> = Kind extends keyof PropsByKind ? PropsByKind[Kind] : unknown

/** The component of each kind of block. It gets the block's own fields, its address as `id`, and the entry of `blockProps` for its kind. */
export type BlockComponents<Block extends AnyBlock, PropsByKind = object> = {
  readonly [One in Block as One['kind']]: ComponentOfKind<One & WithId, PropsOf<PropsByKind, One['kind']>>
}

export type BlockList<Block extends AnyBlock, PropsByKind extends AddedProps> = {
  blocks: readonly Block[]
  components: BlockComponents<Block, PropsByKind>
  blockProps: PropsByKind
  /** Published ids that differ from the name of the kind. Links from other sites lead there, so they must not change. */
  addresses?: { readonly [Kind in Block['kind']]?: string }
}

/** A block's component with all its props. */
export type ResolvedBlock = { Component: (props: AnyBlock & WithId) => ReactNode; props: AnyBlock & WithId }

/**
 * Finds each block's component and props, in the order of the content. `Blocks.astro` then renders them one by one, because some are
 * islands. A block's `id` is its own, or else the one in `addresses`, or its kind.
 */
export function resolveBlocks<Block extends AnyBlock, PropsByKind extends AddedProps>(
  list: BlockList<Block, PropsByKind>,
): ResolvedBlock[] {
  const blockProps: AddedProps = list.blockProps
  return list.blocks.map((block) => {
    const kind: Block['kind'] = block.kind
    const props: ResolvedBlock['props'] = { id: list.addresses?.[kind] ?? kind, ...block, ...blockProps[kind] }
    return { Component: requireComponent<ResolvedBlock['props']>(list.components, kind), props }
  })
}
