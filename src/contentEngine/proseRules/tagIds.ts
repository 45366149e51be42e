/** @returns the ids in tags of a name, in every notation that MDX accepts, with their offsets */
export const tagIds = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<${name}\\s+id\\s*=\\s*(?:\\{\\s*)?(["'])(.*?)\\1`, 'g'))].map(({ index, 2: id = '' }) => ({ id, index }))
