/** Components that texts may use, and where a text has them. */

/** A component that texts may use by its name. The caller knows which there are. */
export type ProseTag = {
  name: string
  attributes: readonly string[]
  /** Of these attributes, those that it cannot do without. */
  needs?: readonly string[]
  /** Whether it stands around text: `<Answer>…</Answer>`. */
  holdsText: boolean
}

/** @returns the component of a name, if there is one */
export const findProseTag = (tags: readonly ProseTag[], name: string | null | undefined): ProseTag | undefined =>
  tags.find((tag) => tag.name === name)

/** @returns the ids in tags of a name, in every notation that MDX accepts, with their offsets */
export const tagIds = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<${name}\\s+id\\s*=\\s*(?:\\{\\s*)?(["'])(.*?)\\1`, 'g'))].map(({ index, 2: id = '' }) => ({ id, index }))
