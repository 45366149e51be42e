/**
 * The site's response headers. The embedded server sends them, and the build writes them into header files for static hosts. Source:
 * docs/requirements/quality.md, "Security".
 */
export type HeaderOptions = {
  /** CSP hashes ("sha256-…") of the build's inline scripts and styles. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Origins that pages may frame: the demo form's. */
  frameOrigins: string[]
  /** Who may frame the page: nobody for the site, the site's own origins for the form. */
  frameAncestors: string[]
  /** Targets of forms besides the own origin, e.g. "mailto:". */
  formActions?: string[]
  /** Further sources of scripts, requests and pictures, for analytics. The form's origin has none. */
  sources?: { script?: string[]; connect?: string[]; image?: string[] }
  /** Scope of Strict-Transport-Security. */
  hsts?: keyof typeof HSTS
}

/** "preload" enters the host into a list of browser makers that takes months to leave, so it is not the default. */
const HSTS = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const

const quote = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
const list = (...sources: string[]) => sources.join(' ')

/** @returns the Content-Security-Policy. It allows only what the site uses. */
export function writeContentSecurityPolicy(options: HeaderOptions): string {
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

/** @returns the headers of every response of the site */
export function createSecurityHeaders(options: HeaderOptions): Record<string, string> {
  const isFramed = options.frameAncestors.length > 0
  return {
    'Content-Security-Policy': writeContentSecurityPolicy(options),
    'Strict-Transport-Security': HSTS[options.hsts ?? 'host'],
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': isFramed ? 'same-site' : 'same-origin',
    ...(isFramed ? {} : { 'X-Frame-Options': 'DENY' }),
  }
}

/** The page headers that scripts, fonts and pictures also need: about transport, type, who may load them, and search engines. */
const ALSO_FOR_ASSETS = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'X-Robots-Tag']

/**
 * @param page the headers of the same origin's pages
 * @returns headers of the files that pages load. A loaded file is under the page's content security policy. One that is opened directly, or
 *   run as a worker, may do nothing.
 */
export function createAssetHeaders(page: Record<string, string>): Record<string, string> {
  const kept = Object.entries(page).filter(([name]) => ALSO_FOR_ASSETS.includes(name))
  return { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", ...Object.fromEntries(kept) }
}

/**
 * Files with a hash in their name never change. A page may be shown again for half a minute, so that browsers without speculation rules can
 * fetch it before the click (prerender.client.ts). Everything else is revalidated.
 */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  page: 'public, max-age=30, must-revalidate',
  revalidate: 'public, max-age=0, must-revalidate',
} as const
