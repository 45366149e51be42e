import { ANSWER_NAMES, ERROR_NAMES, type RequestWords } from '#src/demoForm/requestWords.ts'
import type { AnalyticsSettings } from '#src/site/analytics/analyticsProviders.ts'

/** The content of `.build/manifest.json`. */
export type BuildManifest = {
  scriptHashes: string[]
  styleHashes: string[]
  /** The style hashes of each page, by its file ("/blog.html"). A server sends only those of the page, a static host sends all. */
  pageStyles: Record<string, string[]>
  siteUrl: string
  demoFormUrl: string
  frameOrigins: string[]
  email: string
  /** Responses of the leads service. */
  requestWords: RequestWords
  analytics: AnalyticsSettings | null
  hsts: 'host' | 'subdomains' | 'preload'
  /** A preview has its form on the same origin, so its pages may frame each other. Search engines must not list it. */
  isPreview?: boolean
  /** Hash of each file in dist/ by path ("/blog.html"), compressed variants included. */
  files: Record<string, string>
}

const hasTexts = (texts: Partial<Record<string, string>> | undefined, names: readonly string[]) =>
  names.every((name) => typeof texts?.[name] === 'string')

const isWhole = (words: Partial<RequestWords> | undefined): words is RequestWords =>
  hasTexts(words?.errors, ERROR_NAMES) && hasTexts(words?.answers, ANSWER_NAMES)

/**
 * Checked before the service starts, so that no visitor gets an answer without words.
 * @throws Error with one sentence if another version of the project has built the site
 */
export function requireWords({ requestWords }: { requestWords?: Partial<RequestWords> }): RequestWords {
  if (isWhole(requestWords)) return requestWords
  throw new Error('The built site lacks words of the demo form, because another version of the project built it. Run: npm run build')
}
