type Block = { kind: string }

/**
 * @param kind a kind that the page's schema requires
 * @returns the first block of that kind
 * @throws Error if the page has none, although its schema has passed
 */
export function blockOf<Each extends Block, Kind extends Each['kind']>(blocks: readonly Each[], kind: Kind): Extract<Each, { kind: Kind }> {
  const found = blocks.find((block): block is Extract<Each, { kind: Kind }> => block.kind === kind)
  if (!found) throw new Error(`A page without the block "${kind}" has passed its schema.`)
  return found
}
