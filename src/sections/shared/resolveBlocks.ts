type AnyBlock = { kind: string }
type WithId = { id: string }

/** The entry of `Data` for a kind, if there is one. */
type DataOf<Data, Kind> = Kind extends keyof Data ? Data[Kind] : unknown
/**
 * A React component or an Astro file. Data may not replace a block's own field: then this type is no component, and its key says which
 * field to rename.
 */
type ComponentOf<Own, Given> = [keyof Own & keyof Given] extends [never]
  ? (props: Own & Given) => unknown
  : { 'the data has a field of the block': keyof Own & keyof Given }

/**
 * The component of each kind of block. A kind without a component does not compile, nor does a component without a kind. Each component
 * gets the block's own fields, its address as `id`, and the entry of `blockData` for its kind.
 */
export type BlockComponents<Block extends AnyBlock, Data = object> = {
  readonly [One in Block as One['kind']]: ComponentOf<One & WithId, DataOf<Data, One['kind']>>
}

export type BlockList<Block extends AnyBlock, Data> = {
  blocks: readonly Block[]
  components: BlockComponents<Block, Data>
  /** Data from other entries or from the page, by the kind of the block. */
  blockData: Data
  /** Published addresses that differ from the kind. They stay, because other sites link to them. */
  addresses?: { readonly [Kind in Block['kind']]?: string }
}

/** A component of any kind of block, and its props. */
export type ResolvedBlock = { Component: (props: AnyBlock & WithId) => unknown; props: AnyBlock & WithId }

/**
 * @returns the blocks in the order of their content, for an Astro file that draws each separately, so that it may be an island. The address
 * of a block is its `id`; on pages that have each kind once, it is that of `addresses`, or the kind.
 */
export function resolveBlocks<Block extends AnyBlock, Data>({
  blocks,
  components,
  blockData,
  addresses,
}: BlockList<Block, Data>): ResolvedBlock[] {
  // The types tie each kind to its component and data, but TypeScript loses that in a lookup by kind.
  const componentOf = components as unknown as Readonly<Record<string, ResolvedBlock['Component']>>
  const dataOf = blockData as Readonly<Record<string, object | undefined>>
  const addressOf: Readonly<Record<string, string | undefined>> = addresses ?? {}
  return blocks.map((block) => {
    const Component = componentOf[block.kind]
    // Development does not check types.
    if (!Component) throw new Error(`No component draws the block "${block.kind}": add one where the room lists its BlockComponents.`)
    return { Component, props: { id: addressOf[block.kind] ?? block.kind, ...block, ...dataOf[block.kind] } }
  })
}
