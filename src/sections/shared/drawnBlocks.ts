type AnyBlock = { kind: string }
type WithId = { id: string }

/** What a block is given beside its own fields, where its list has anything for its kind. */
type DataOf<Data, Kind> = Kind extends keyof Data ? Data[Kind] : unknown
/**
 * A component of React's, or a file of Astro's, which may have an island or a script. Data may not take the place of a block's own
 * field: then this is no component, and says which field has to be renamed.
 */
type ComponentOf<Own, Given> = [keyof Own & keyof Given] extends [never]
  ? (props: Own & Given) => unknown
  : { 'the data has a field of the block': keyof Own & keyof Given }

/**
 * What draws each kind of block of a page's content: a kind without a component does not compile, nor does a component without a
 * kind. Each is given the block's own fields, its address as `id`, and what `blockData` has for its kind.
 */
export type BlockComponents<Block extends AnyBlock, Data = object> = {
  readonly [One in Block as One['kind']]: ComponentOf<One & WithId, DataOf<Data, One['kind']>>
}

export type BlockList<Block extends AnyBlock, Data> = {
  blocks: readonly Block[]
  components: BlockComponents<Block, Data>
  /** What blocks draw of other entries or of their page, by the kind of the block. */
  blockData: Data
  /** Published addresses that are not the name of the kind. They stay, since links from other sites lead there. */
  addresses?: { readonly [Kind in Block['kind']]?: string }
}

/** A component of any kind of block, and all that it is given. */
export type DrawnBlock = { Component: (props: AnyBlock & WithId) => unknown; props: AnyBlock & WithId }

/**
 * @returns blocks in the order of their content, for the file of Astro's that draws them each by itself, so that one may be an island. The
 * address of one is its `id`; on pages that have each kind once, that of `addresses`, or its kind.
 */
export function drawnBlocks<Block extends AnyBlock, Data>({
  blocks,
  components,
  blockData,
  addresses,
}: BlockList<Block, Data>): DrawnBlock[] {
  // The types of the list tie each kind to its component and its data. TypeScript loses that where a kind is looked up.
  const componentOf = components as unknown as Readonly<Record<string, DrawnBlock['Component']>>
  const dataOf = blockData as Readonly<Record<string, object | undefined>>
  const addressOf: Readonly<Record<string, string | undefined>> = addresses ?? {}
  return blocks.map((block) => {
    const Component = componentOf[block.kind]
    // Development does not check types.
    if (!Component) throw new Error(`No component draws the block "${block.kind}": add one where the room lists its BlockComponents.`)
    return { Component, props: { id: addressOf[block.kind] ?? block.kind, ...block, ...dataOf[block.kind] } }
  })
}
