/**
 * @param read reads content, which does not change during a build
 * @returns the same function with a cached result. In development it reads for each request, because editors change content.
 */
export function oncePerBuild<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let cached: Promise<Result> | undefined
  return () => {
    if (import.meta.env.DEV) return read()
    cached ??= read()
    return cached
  }
}
