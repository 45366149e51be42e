import type { ReactNode } from 'react'

/** What content chooses by its `kind`: a block, a first screen, a picture. */
type Chosen = { kind: string }

/**
 * A component of React, or an Astro file, which may have an island or a script. It gets the fields of its kind, and what its place adds. If
 * this has the name of one of the kind's own fields, the type is an error that names the field.
 */
export type ComponentOfKind<Own, Given> = [keyof Own & keyof Given] extends [never]
  ? (props: Own & Given) => ReactNode
  : { 'the place adds a field of the kind': keyof Own & keyof Given }

/**
 * The component that draws each kind. A kind without a component does not compile, nor does a component without a kind. `Given` is what
 * the place adds for all of them.
 */
export type ComponentsByKind<Each extends Chosen, Given = unknown> = {
  readonly [One in Each as One['kind']]: ComponentOfKind<One, Given>
}

/**
 * The caller names the props: the type of the map ties them to each kind, but TypeScript loses this when a kind is looked up.
 * @throws Error if no component draws the kind, because the development server does not check types
 */
export function requireComponent<Props>(components: object, kind: string) {
  const component = (components as Readonly<Record<string, unknown>>)[kind]
  if (!component) throw new Error(`No component draws the kind "${kind}": add one to the ComponentsByKind of its place.`)
  return component as (props: Props) => ReactNode
}

/** @returns the component that draws what content has chosen @throws Error as `requireComponent` does */
export const componentOf = <Each extends Chosen, Given>(components: ComponentsByKind<Each, Given>, { kind }: Each) =>
  requireComponent<Each & Given>(components, kind)
