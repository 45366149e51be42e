/** The layouts in which the roster stands on its ground. Its people are placed for them and drawn in them. */
import { type Arrangement, narrowArrangements, wideArrangements } from './rosterGround.ts'

/** Width of the picture and depth of the ground in it, in pixels, and how each half row comes into it. */
export type RosterLayout = { width: number; depth: number; arrangements: readonly Arrangement[] }

const createLayout = (arrange: typeof wideArrangements, width: number, depth: number): RosterLayout => ({
  width,
  depth,
  arrangements: arrange(width, depth),
})

export const ROSTER_LAYOUTS = {
  wide: createLayout(wideArrangements, 1280, 192),
  medium: createLayout(wideArrangements, 768, 224),
  narrow: createLayout(narrowArrangements, 360, 280),
}
