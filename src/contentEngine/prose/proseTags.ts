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
