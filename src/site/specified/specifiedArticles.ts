import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'

/**
 * The articles that the specification names (section 2, "Articles and their section anchors"), by their first address, each with its
 * anchors, and whether it is listed with a date of October or November 2025 (docs/requirements/clarifications.md, "Blog"). The build
 * refuses a site without one of them. `npm run retire` takes the lines of one out.
 */
const ARTICLES: Readonly<Record<string, { anchors: string; listed?: true }>> = {
  'employee-call-off-solutions-absence-mitigation-2025-guide': {
    anchors: 'intro what-is why how-it-works types roi choose faqs takeaways next',
  },
  'employee-call-in-procedures-policy-templates-compliance-2025': {
    anchors:
      'intro definition components workflow templates compliance tech training faqs takeaways next pain framework policy communication scheduling analytics managers employee',
    listed: true,
  },
  'how-to-handle-employee-no-call-no-shows-2025-framework': {
    anchors: 'intro definition causes excuses comparison handling discipline strategies tracking platform faqs next',
    listed: true,
  },
  'fmla-attendance-policy-2025-compliance-framework': {
    anchors: 'intro understanding requirements dual-notification intermittent abuse documentation tech productivity faqs takeaways next',
    listed: true,
  },
  'answering-services-2025-buyers-guide': {
    anchors: 'intro definition why-implement structuring implementation technology productivity challenges faqs takeaways next',
  },
  'business-phone-etiquette-2025-framework': {
    anchors: 'intro definition why-implement structuring implementation technology productivity challenges faqs takeaways next',
  },
  'attendance-point-systems-2025-framework': {
    anchors: 'intro definition why-implement structuring implementation technology productivity challenges faqs takeaways next',
    listed: true,
  },
  'no-fault-attendance-policies-legal-compliance-2025': {
    anchors: 'intro definition legal-risk implementation-errors structuring technology productivity faqs takeaways next',
    listed: true,
  },
  'avoiding-no-fault-attendance-policy-issues-2025': {
    anchors: 'intro definition risks compliance best-practices technology enterprise-checklist faqs takeaways next',
    listed: true,
  },
  'employee-no-call-no-show-policy-framework-2025': {
    anchors: 'intro definition causes cost prevention policy technology managers analytics faqs takeaways next',
    listed: true,
  },
  'reduce-employee-no-call-no-shows-2025': {
    anchors: 'intro definition causes cost prevention policy technology managers analytics faqs takeaways next',
  },
  'managing-employee-attendance-2025': {
    anchors:
      'intro definition pain framework policy communication tech scheduling analytics compliance managers employee faqs takeaways next',
    listed: true,
  },
}

type SpecifiedArticle = { slug: string; anchors: readonly string[]; isListed: boolean }

/** The same, each under the address that it has by now. */
export const specifiedArticles: readonly SpecifiedArticle[] = Object.entries(ARTICLES).map(([slug, { anchors, listed = false }]) => ({
  slug: currentSlug(routeTo.article, slug),
  anchors: anchors.split(' '),
  isListed: listed,
}))
