/**
 * Published addresses of answers, `/support/faqs#faq-…`, by the category that has them. Others link to them, so they may not die: the
 * build refuses a FAQ without one of them. Whoever retires an answer for good takes it out here.
 */
export const PUBLISHED_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  general: ['what-is-it', 'who-is-it-for', 'languages', 'results'],
  features: ['call-in', 'fmla', 'points', 'open-shifts'],
  implementation: ['how-long', 'pilot', 'integrations', 'it-effort'],
  pricing: ['how-priced', 'contract', 'free-trial', 'refund'],
  security: ['encryption', 'access', 'mfa', 'retention'],
  support: ['reach-support', 'hotline-hours', 'training', 'status'],
}
