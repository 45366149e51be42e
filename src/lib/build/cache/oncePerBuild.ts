/**
 * @param work makes something of content, which does not change during a build
 * @returns the same, which a build makes at the first call alone; development makes it for each request, since editors change content meanwhile
 */
export function oncePerBuild<Made>(work: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    if (import.meta.env.DEV) return work()
    made ??= work()
    return made
  }
}
