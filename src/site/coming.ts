/**
 * Addresses that navigation already names and whose pages a later issue builds. The link check lets these pass
 * and nothing else; it also fails when an entry has become a real page, so that the list can only shrink.
 */
export type Coming = { path: string; issue: number }

export const coming: Coming[] = [
  '/productivity-pilot-difference',
  '/meet-the-team',
  '/features/attendance-tracking',
  '/features/policy-automation',
  '/features/mass-communication',
  '/industries',
  '/industries/manufacturing',
  '/industries/healthcare',
  '/industries/logistics',
  '/industries/food-beverage',
  '/industries/retail',
  '/industries/education',
  '/support/help-center',
  '/support/faqs',
  '/support/getting-started',
  '/support/videos',
  '/support/manual',
  '/legal/privacy-policy',
  '/legal/terms-of-service',
  '/legal/data-security',
  '/legal/accessibility',
  '/legal/cookies',
].map((path) => ({ path, issue: 3 }))
