/** What an entry is made of: blocks, pictures of the product, components in its prose. */
import { type ProsePart, readProseParts } from '#src/contentEngine/prose/proseParts.ts'
import type { ProseName } from '#src/models/prose/proseNames.ts'
import type { SceneChoice } from '#src/schemas/scenes/scenes.ts'

/** @returns whether a block is of one of the kinds */
export const hasBlock = <Kind extends string>(blocks: readonly { kind: Kind }[], ...kinds: readonly NoInfer<Kind>[]): boolean =>
  blocks.some(({ kind }) => kinds.includes(kind))

/** @param parts blocks, and what the first screen draws @returns whether one has a picture of that kind */
export const hasScene = (
  parts: readonly ({ kind: string } | { kind: string; scene: SceneChoice } | undefined)[],
  kind: SceneChoice['kind'],
): boolean => parts.some((part) => part && 'scene' in part && part.scene.kind === kind)

/** @returns whether the entry's prose has one of the components, at any depth */
export function hasComponent(entry: Parameters<typeof readProseParts>[0], ...names: readonly ProseName[]): boolean {
  const isIn = (part: ProsePart): boolean =>
    typeof part === 'object' && 'name' in part && (names.some((name) => name === part.name) || part.parts.some(isIn))
  return readProseParts(entry).some(isIn)
}
