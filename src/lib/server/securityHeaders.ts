/**
 * The one definition of the site's response headers. The embedded server sends them, and the build writes them as
 * header files for static hosts. Source: docs/requirements/quality.md, "Security".
 */
export type HeaderOptions = {
  /** CSP hashes ("sha256-…") of the inline scripts and styles that the build found. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Origins that pages may frame: the demo form's. */
  frameOrigins: string[]
  /** Who may frame the page: nobody for the site, the site's own origins for the form. */
  frameAncestors: string[]
  /** Where forms may post besides the own origin, e.g. "mailto:". */
  formActions?: string[]
  /** Further sources of scripts, requests and pictures: the analytics', never on the form's origin. */
  sources?: { script?: string[]; connect?: string[]; image?: string[] }
  /** How far Strict-Transport-Security reaches. */
  hsts?: keyof typeof HSTS
}

/** "preload" asks browsers' makers for a list that one does not leave within months, so nothing beyond the host is a default. */
const HSTS = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const

const quote = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
const list = (...sources: string[]) => sources.join(' ')

/** @returns the Content-Security-Policy value; nothing is allowed that the site does not use */
export function contentSecurityPolicy(options: HeaderOptions): string {
  const ancestors = options.frameAncestors.length > 0 ? options.frameAncestors : ["'none'"]
  const frames = options.frameOrigins.length > 0 ? options.frameOrigins : ["'none'"]
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': list("'self'", ...quote(options.scriptHashes), ...(options.sources?.script ?? [])),
    'style-src': list("'self'", ...quote(options.styleHashes)),
    'img-src': list("'self'", ...(options.sources?.image ?? [])),
    'font-src': "'self'",
    'connect-src': list("'self'", ...(options.sources?.connect ?? [])),
    'manifest-src': "'self'",
    'frame-src': list(...frames),
    'frame-ancestors': list(...ancestors),
    'form-action': list("'self'", ...(options.formActions ?? [])),
    'base-uri': "'none'",
    'object-src': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** @returns header names (canonical case) and values for every response of the site */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const framed = options.frameAncestors.length > 0
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': HSTS[options.hsts ?? 'host'],
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': framed ? 'same-site' : 'same-origin',
    ...(framed ? {} : { 'X-Frame-Options': 'DENY' }),
  }
}

/**
 * What a script, a font or a picture needs of a page's headers: where it comes from, what it is, who may load it, and whether search
 * engines may list it.
 */
const ALSO_FOR_ASSETS = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'X-Robots-Tag']

/**
 * @param page the headers of the same origin's pages
 * @returns those of the files that pages load. On a page, a browser keeps to the page's content security policy. A file that is opened
 *   by itself, or run as a worker, may do nothing at all.
 */
export function assetHeaders(page: Record<string, string>): Record<string, string> {
  const kept = Object.entries(page).filter(([name]) => ALSO_FOR_ASSETS.includes(name))
  return { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", ...Object.fromEntries(kept) }
}

/** Hashed files never change under their name; everything else is asked for again. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const
