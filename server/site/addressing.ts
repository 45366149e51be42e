/** Resolves an address to a file or a redirect. `responsePlan.ts` uses it on every platform, so that all agree. */
const MAX_PATH_LENGTH = 2048

/** @returns the decoded path of a request target, or null if it is invalid (bad escapes, control characters, too long) */
export function decodePath(target: string): string | null {
  const raw = target.split('?', 1)[0] ?? ''
  if (!raw.startsWith('/') || raw.length > MAX_PATH_LENGTH) return null
  try {
    const path = decodeURIComponent(raw)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
    return /[\u0000-\u001f\u007f\\]/.test(path) ? null : path
  } catch {
    return null
  }
}

export type Address =
  | { kind: 'bad' }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; file: string }
  /** `file` is the nearest not-found page, if the site has one. */
  | { kind: 'missing'; file: string | null }

export type AddressedSite = {
  has: (file: string) => boolean
  redirects: Record<string, string>
  /** Whether this origin answers an address. All others are missing. */
  serves: (path: string) => boolean
}

/** @param target path and query of the request */
export function resolveAddress(target: string, { has, redirects, serves }: AddressedSite): Address {
  const path = decodePath(target)
  if (path === null) return { kind: 'bad' }
  const moved = redirects[path] ?? findCanonicalPath(path, has)
  if (moved !== undefined) return { kind: 'redirect', location: withQuery(moved, target) }
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`]
  const file = serves(path) && !/\/404$/.test(path) ? candidates.find(has) : undefined
  if (file) return { kind: 'file', file }
  return { kind: 'missing', file: notFoundPages(path).find(has) ?? null }
}

/** @returns the not-found pages above the path, nearest first: for "/a/b" those of "/a" and of the root */
function notFoundPages(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  const nearestFirst = parts.map((_, index) => parts.slice(0, parts.length - index))
  return [...nearestFirst.map((folder) => `/${folder.join('/')}/404.html`), '/404.html']
}

/** @returns the path without trailing slashes and `.html`, or undefined if it has neither */
function findCanonicalPath(path: string, has: AddressedSite['has']): string | undefined {
  if (path === '/') return undefined
  // Several leading slashes would redirect to another host.
  const trimmed = `/${path.replace(/^\/+|\/+$/g, '')}`
  if (trimmed !== path) return trimmed
  if (path.endsWith('.html') && has(path)) return path.replace(/(\/index)?\.html$/, '') || '/'
  return undefined
}

function withQuery(moved: string, target: string): string {
  const query = target.slice(target.split('?', 1)[0]?.length)
  const [page, hash] = moved.split('#', 2)
  return `${encodeURI(page ?? '/')}${query}${hash ? `#${hash}` : ''}`
}
