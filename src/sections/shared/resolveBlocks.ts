export type AnyBlock = { kind: string }
type WithId = { id: string }

/** The block props of a kind of block, if the list has any. */
type PropsOf<PropsByKind, Kind> = Kind extends keyof PropsByKind ? PropsByKind[Kind] : unknown
/**
 * A React component, or an Astro file, which may have an island or a script. If the block props have the name of one of the block's own
 * fields, the type is an error that names the field.
 */
type ComponentOf<Own, Given> = [keyof Own & keyof Given] extends [never]
  ? (props: Own & Given) => unknown
  : { 'the block props have a field of the block': keyof Own & keyof Given }

/**
 * The component of each kind of block. A kind without a component does not compile, nor does a component without a kind. Each
 * component gets the block's own fields, its address as `id`, and the entry of `blockProps` for its kind.
 */
export type BlockComponents<Block extends AnyBlock, PropsByKind = object> = {
  readonly [One in Block as One['kind']]: ComponentOf<One & WithId, PropsOf<PropsByKind, One['kind']>>
}

export type BlockList<Block extends AnyBlock, PropsByKind> = {
  blocks: readonly Block[]
  components: BlockComponents<Block, PropsByKind>
  /** Props from other entries or from the page, by the kind of the block. */
  blockProps: PropsByKind
  /** Published ids that differ from the name of the kind. Links from other sites lead there, so they must not change. */
  addresses?: { readonly [Kind in Block['kind']]?: string }
}

/** A block's component with all its props. */
export type ResolvedBlock = { Component: (props: AnyBlock & WithId) => unknown; props: AnyBlock & WithId }

/**
 * Finds each block's component and props, in the order of the content. `Blocks.astro` then renders them one by one, because some are
 * islands. A block's `id` is its own, or else the one in `addresses`, or its kind.
 */
export function resolveBlocks<Block extends AnyBlock, PropsByKind>(list: BlockList<Block, PropsByKind>): ResolvedBlock[] {
  const components: Readonly<Record<string, unknown>> = list.components
  const propsOf = list.blockProps as Readonly<Record<string, object | undefined>>
  const addresses: Readonly<Record<string, string | undefined>> = list.addresses ?? {}
  return list.blocks.map((block) => {
    const drawn = components[block.kind]
    // The development server does not check types.
    if (!drawn) throw new Error(`No component draws the block "${block.kind}": add one where the domain lists its BlockComponents.`)
    // `BlockComponents` ties each kind to its component and props, but TypeScript loses this when a kind is looked up.
    const Component = drawn as ResolvedBlock['Component']
    return { Component, props: { id: addresses[block.kind] ?? block.kind, ...block, ...propsOf[block.kind] } }
  })
}
