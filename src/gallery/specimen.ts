/** Types and helpers of the component gallery (docs/shared-components.md, "A new component"). */
import type { ReactNode } from 'react'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'

/** Draws a component. @param id prefix of all its ids, because the page shows the component in two themes */
export type Draw = (id: string) => ReactNode

/** A component in all its looks. */
export type Specimen = {
  /** The components that it shows. `tests/unit/architecture/specimens.test.ts` uses this list to find missing ones. */
  of: readonly { readonly name: string }[]
  looks: Readonly<Record<string, Draw>>
  /** As wide as a page, so its two themes stand one below the other. */
  isWide?: boolean
}

/**
 * Draws a component once for each look of a closed list. A new look does not compile until it is listed.
 * @param looks all looks of the list
 * @param where follows each look's name, if another list of the component has the same names
 */
export const eachLook = <Look extends string>(
  looks: Record<Look, true>,
  draw: (look: Look, id: string) => ReactNode,
  where = '',
): Specimen['looks'] => Object.fromEntries(keysOf(looks).map((look): [string, Draw] => [look + where, (id) => draw(look, id)]))
