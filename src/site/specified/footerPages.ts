import { routes } from '../routes.ts'

/** The pages that the footer links to at least. Source: specification section 2, "Shared shell"; docs/requirements/clarifications.md, "Routes and states". */
export const FOOTER_PAGES: readonly string[] = [
  routes.helpCenter,
  routes.faqs,
  routes.gettingStarted,
  routes.customerLogin,
  routes.blog,
  routes.team,
  routes.privacy,
  routes.terms,
  routes.dataSecurity,
]
