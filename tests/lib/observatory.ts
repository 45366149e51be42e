/**
 * Scores response headers by the published rules of MDN's HTTP Observatory (mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests). Redirection from http, cookies and subresource integrity depend on the deployment or do not apply, so each counts 0.
 */
const BROAD_SOURCES = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const SIX_MONTHS = 15_552_000
const PRIVATE_REFERRERS = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const MIN_SCORE_FOR_EXTRA = 90

/** The score, which starts at 100, its grade, and a note for each change. */
export type Score = { score: number; grade: 'A+' | 'A' | 'below A'; notes: string[] }

const parseCsp = (csp: string): Map<string, string[]> =>
  new Map(
    csp
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

function scoreCsp(csp: string | undefined): number {
  if (!csp) return -25
  const directives = parseCsp(csp)
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const script = sources('script-src')
  const all = [...directives.values()].flat()
  const isUnsafe = (source: string) => BROAD_SOURCES.has(source) || source === "'unsafe-inline'" || source === 'data:'
  const isHashed = (list: string[]) => list.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  if (script.some((source) => isUnsafe(source) && !(source === "'unsafe-inline'" && isHashed(script)))) return -20
  if (sources('object-src').some((source) => BROAD_SOURCES.has(source))) return -20
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20
  if (all.includes("'unsafe-eval'")) return -10
  if (sources('style-src').some(isUnsafe)) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function scoreTransport(value: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1]
  if (!age) return -20
  return Number(age) < SIX_MONTHS ? -10 : 0
}

/** @param headers as sent over HTTPS, with names in any case */
export function calculateObservatoryScore(headers: Record<string, string>): Score {
  const headerByName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const csp = headerByName.get('content-security-policy')
  const referrer = headerByName.get('referrer-policy')?.split(',').at(-1)?.trim()
  const isFramingRuled = parseCsp(csp ?? '').has('frame-ancestors')
  const modifiers: Record<string, number> = {
    'Content-Security-Policy': scoreCsp(csp),
    'Strict-Transport-Security': scoreTransport(headerByName.get('strict-transport-security')),
    'Referrer-Policy': referrer === undefined ? 0 : PRIVATE_REFERRERS.has(referrer) ? 5 : -5,
    'X-Content-Type-Options': headerByName.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    'Framing (frame-ancestors, X-Frame-Options)': isFramingRuled
      ? 5
      : /^(deny|sameorigin)$/i.test(headerByName.get('x-frame-options') ?? '')
        ? 0
        : -20,
    'Cross-Origin-Resource-Policy': /^same-(origin|site)$/i.test(headerByName.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
    'Cross-Origin-Resource-Sharing': headerByName.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  }
  const values = Object.values(modifiers)
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0)
  const bare = 100 + sum(values.filter((value) => value < 0))
  // Bonuses count only for scores that are high without them.
  const score = Math.max(0, bare >= MIN_SCORE_FOR_EXTRA ? bare + sum(values.filter((value) => value > 0)) : bare)
  const notes = Object.entries(modifiers).map(([name, value]) => `${name}: ${value > 0 ? '+' : ''}${value}`)
  return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'below A', notes }
}
