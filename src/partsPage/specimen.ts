/** Types of the page of parts (docs/components.md, "Shared parts"). */
import type { ReactNode } from 'react'

/** Draws a part. @param id prefix of its ids, because the part stands on the page in two themes */
export type Draw = (id: string) => ReactNode

export type Specimen = {
  /** The components shown. `tests/unit/architecture/specimens.test.ts` looks for missing ones. */
  of: readonly { readonly name: string }[]
  looks: Readonly<Record<string, Draw>>
  /** As wide as a page, so that its two themes stand one below the other. */
  isWide?: boolean
}

/**
 * Draws a part once for each look of a closed list. A new look does not compile until it is named here.
 * @param looks all of the list
 */
export const eachLook = <Look extends string>(looks: Record<Look, true>, draw: (look: Look, id: string) => ReactNode): Specimen['looks'] =>
  Object.fromEntries((Object.keys(looks) as Look[]).map((look): [Look, Draw] => [look, (id) => draw(look, id)]))
