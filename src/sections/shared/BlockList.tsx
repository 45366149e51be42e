import type { ComponentType } from 'react'

type AnyBlock = { kind: string }
type WithId = { id: string }

/** What a block is given beside its own fields, where its list has anything for its kind. */
type DataOf<Data, Kind> = Kind extends keyof Data ? Data[Kind] : unknown
/** Data may not take the place of a block's own field: then this is no component, and says which field has to be renamed. */
type ComponentOf<Own, Given> = [keyof Own & keyof Given] extends [never]
  ? ComponentType<Own & Given>
  : { 'the data has a field of the block': keyof Own & keyof Given }

/**
 * What draws each kind of block of a page's content: a kind without a component does not compile, nor does a component without a
 * kind. Each is given the block's own fields, its address as `id`, and what `blockData` has for its kind.
 */
export type BlockComponents<Block extends AnyBlock, Data = object> = {
  readonly [One in Block as One['kind']]: ComponentOf<One & WithId, DataOf<Data, One['kind']>>
}

export type BlockListProps<Block extends AnyBlock, Data> = {
  blocks: readonly Block[]
  components: BlockComponents<Block, Data>
  /** What blocks draw of other entries or of their page, by the kind of the block. */
  blockData: Data
  /** Published addresses that are not the name of the kind. They stay, since links from other sites lead there. */
  addresses?: { readonly [Kind in Block['kind']]?: string }
}

/** Blocks in the order of their content. The address of one is its `id`; on pages that have each kind once, that of `addresses`, or its kind. */
export function BlockList<Block extends AnyBlock, Data>({ blocks, components, blockData, addresses }: BlockListProps<Block, Data>) {
  // The types of the props tie each kind to its component and its data. TypeScript loses that where a kind is looked up.
  const componentOf = components as unknown as Readonly<Record<string, ComponentType<AnyBlock & WithId>>>
  const dataOf = blockData as Readonly<Record<string, object | undefined>>
  const addressOf: Readonly<Record<string, string | undefined>> = addresses ?? {}
  return blocks.map((block) => {
    const Component = componentOf[block.kind]
    // Development does not check types.
    if (!Component) throw new Error(`No component draws the block "${block.kind}": add one where the room lists its BlockComponents.`)
    const given = { id: addressOf[block.kind] ?? block.kind, ...block, ...dataOf[block.kind] }
    return <Component key={given.id} {...given} />
  })
}
