/**
 * @param compute reads content, which does not change during a build
 * @returns the same function, which caches its result for a build. Development computes for each request, since editors change content
 */
export function oncePerBuild<Result>(compute: () => Promise<Result>): () => Promise<Result> {
  let cached: Promise<Result> | undefined
  return () => {
    if (import.meta.env.DEV) return compute()
    cached ??= compute()
    return cached
  }
}
