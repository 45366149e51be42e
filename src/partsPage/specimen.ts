/** What the page of parts is made of (docs/components.md, "Shared parts"). */
import type { ReactNode } from 'react'

/** Draws a part. @param id begins every id of it: the part stands on the page in two themes */
export type Draw = (id: string) => ReactNode

/** A part in each of its looks. */
export type Specimen = {
  /** The components that are shown, by which `tests/unit/architecture/specimens.test.ts` finds those that are missing. */
  of: readonly { readonly name: string }[]
  looks: Readonly<Record<string, Draw>>
  /** As wide as a page: its two themes stand one below the other. */
  isWide?: boolean
}

/**
 * Draws a part once for each look of a closed list. A look that is new does not compile until it is named here.
 * @param looks all of the list
 */
export const eachLook = <Look extends string>(looks: Record<Look, true>, draw: (look: Look, id: string) => ReactNode): Specimen['looks'] =>
  Object.fromEntries((Object.keys(looks) as Look[]).map((look): [Look, Draw] => [look, (id) => draw(look, id)]))
