/**
 * @param read reads content, which does not change during a build
 * @returns the same function, which caches its result for a build. Development reads for each request, since editors change content
 */
export function oncePerBuild<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let cached: Promise<Result> | undefined
  return () => {
    if (import.meta.env.DEV) return read()
    cached ??= read()
    return cached
  }
}
