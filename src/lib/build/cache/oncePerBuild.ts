/**
 * @param work makes something of content, which does not change during a build
 * @returns the same, which a build makes at the first call alone; development makes it for each request, since editors change content meanwhile
 */
export function oncePerBuild<Given extends unknown[], Made>(work: (...given: Given) => Promise<Made>): (...given: Given) => Promise<Made> {
  let made: Promise<Made> | undefined
  return (...given) => {
    if (import.meta.env.DEV) return work(...given)
    made ??= work(...given)
    return made
  }
}
