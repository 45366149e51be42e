type Block = { kind: string }

/**
 * @param kind one that the page's schema asks for
 * @returns the first block of that kind, for what is drawn of it elsewhere
 * @throws Error where the schema let a page without it pass
 */
export function blockOf<Each extends Block, Kind extends Each['kind']>(blocks: readonly Each[], kind: Kind): Extract<Each, { kind: Kind }> {
  const found = blocks.find((block): block is Extract<Each, { kind: Kind }> => block.kind === kind)
  if (!found) throw new Error(`A page without the block "${kind}" has passed its schema.`)
  return found
}
