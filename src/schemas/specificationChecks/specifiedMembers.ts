/** Lists that must have what the specification lists, in any order and among others. */
import type { z } from 'zod'
import { routes, routeTo } from '#src/site/routes.ts'
import {
  FAQ_CATEGORIES,
  FEATURES_ON_HOME,
  HELP_RESOURCES,
  INDUSTRIES_ON_HOME,
  OFFER_SECTIONS,
  offerAddress,
  offerLink,
  TAG_LABELS,
} from '#src/specification/specifiedLists.ts'

/** @returns a check of a list, for `superRefine`, which reports all missing members together */
const createMemberCheck =
  <Member, Item>(
    specified: readonly Member[],
    isMember: (item: Item, member: Member) => boolean,
    describeMissing: (missing: readonly Member[]) => string,
  ) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const missing = specified.filter((member) => !items.some((item) => isMember(item, member)))
    if (missing.length > 0) context.addIssue({ code: 'custom', message: describeMissing(missing) })
  }

const homeSentence = (slugs: readonly string[]) =>
  `The specification (section 2, "Home") asks for ${slugs.join(', ')} here; others may stand beside them.`
const RETIRED_SENTENCE = 'One that is retired goes in src/specification/specifiedLists.json as well.'

/** Requires the specified features on home, which their links identify. */
export const checkSpecifiedFeatures = createMemberCheck(
  FEATURES_ON_HOME,
  ({ action }: { action: { href: string } }, feature) => action.href === routeTo.feature(feature),
  (missing) =>
    `${homeSentence(FEATURES_ON_HOME)} Add one that leads to each of these: ${missing.map((feature) => `feature/${feature}`).join(', ')}. ${RETIRED_SENTENCE}`,
)
/** Requires the specified industries on home. */
export const checkSpecifiedIndustries = createMemberCheck(
  INDUSTRIES_ON_HOME,
  (slug: string, industry) => slug === industry,
  (missing) => `${homeSentence(INDUSTRIES_ON_HOME)} Add: ${missing.join(', ')}. ${RETIRED_SENTENCE}`,
)
/** Requires the specified tags of articles. */
export const checkSpecifiedTags = createMemberCheck(
  TAG_LABELS,
  (tag: { label: string }, label) => tag.label === label,
  (missing) =>
    `The specification names these tags: ${missing.join(', ')}. Write them as its labels have them; others may stand beside them.`,
)
/** Requires the specified categories of the FAQ. */
export const checkSpecifiedCategories = createMemberCheck(
  FAQ_CATEGORIES,
  ({ id }: { id: string }, category) => id === category,
  (missing) =>
    `The specification (section 2, "FAQ") has ${missing.map((category) => `the category "${category}"`).join(', ')}, and others may link to ${missing.map((category) => `${routes.faqs}#${category}`).join(', ')}. Give back what is missing.`,
)
type Linked = { href: string }
/** Requires a link in an answer to each section that the offer names. */
export const checkOfferLinks = createMemberCheck(
  OFFER_SECTIONS,
  ({ faqs }: { faqs: readonly { links: Readonly<Record<string, Linked>>; more?: Linked | undefined }[] }, section) =>
    faqs.some(({ links, more }) => [more, ...Object.values(links)].some((link) => link?.href === offerAddress(section))),
  (missing) =>
    `The offer names these sections, and no answer leads to them: ${missing.map(offerLink).join(', ')}. Give an answer to each, like “more: { label: …, to: ${missing.slice(0, 1).map(offerLink)} }”.`,
)
/** Requires the specified resources of the help center, which their links identify. */
export const checkSpecifiedResources = createMemberCheck(
  HELP_RESOURCES,
  ({ href }: { href: string }, name) => href === routes[name],
  (missing) =>
    `No card leads to ${missing.join(', ')}, and the specification (section 2, "Help center") asks for that: give one “to: ${missing[0]}”.`,
)
/** Requires the specified button on a document for security reviews. The page chooses the document. */
export const checkSpecifiedRequest = createMemberCheck(
  ['Request Access'],
  ({ action }: { action?: { label: string } | undefined }, label) => action?.label === label,
  (missing) => `One document needs the button that the specification names: “${missing[0]}”.`,
)
