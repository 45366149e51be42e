import { routes, routeTo } from '#src/site/routes.ts'

/** One page of each kind that visitors arrive on. */
export const MEASURED_PAGES: Record<string, string> = {
  home: routes.home,
  industry: routeTo.industry('manufacturing'),
  FAQ: routes.faqs,
  article: routeTo.article('attendance-point-systems-2025-framework'),
}
