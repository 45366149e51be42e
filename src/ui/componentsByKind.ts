import type { ReactNode } from 'react'

/** What content chooses by its `kind`: a block, a first screen, a picture. */
type Chosen = { kind: string }

/**
 * The component that draws each kind: of React, or an Astro file, which may have an island or a script. A kind without a component does
 * not compile, nor does a component without a kind. Each gets the fields of its kind, and what its place adds for all of them (`Given`).
 */
export type ComponentsByKind<Each extends Chosen, Given = unknown> = {
  readonly [One in Each as One['kind']]: (props: One & Given) => ReactNode
}

/**
 * @returns the component that draws what content has chosen
 * @throws Error if there is none, because the development server does not check types
 */
export function componentOf<Each extends Chosen, Given>(components: ComponentsByKind<Each, Given>, { kind }: Each) {
  const component = (components as Readonly<Record<string, unknown>>)[kind]
  if (!component) throw new Error(`No component draws the kind "${kind}": add one to the ComponentsByKind of its place.`)
  // The type ties each kind to its component, but TypeScript loses this when a kind is looked up.
  return component as (props: Each & Given) => ReactNode
}
