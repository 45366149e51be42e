/** Parses the arguments of `npm run retire`, and refuses invalid ones. */
import { ownDestinationField } from '#src/schemas/fields/destination.ts'
import { FEATURES_SECTION, folders, routes, routeTo } from '#src/site/routes.ts'
import { SPECIFIED_LISTS, type SpecifiedLists } from '../lib/entries/dataFiles.ts'
import {
  ARTICLES_FOLDER,
  addressesOf,
  checkEntryExists,
  type EntryKindName,
  isArticleShown,
  type LinkedKind,
  listSlugHistory,
  listSlugs,
  parseEntryKind,
} from '../lib/entries/entryKinds.ts'
import type { ProjectTexts } from '../lib/entries/projectTexts.ts'
import { PlainError } from '../lib/project.ts'

/** `target` is the address to which the old ones redirect. */
export type RetirementRequest = { kind: EntryKindName; old: string; target: string }

const USAGE = 'npm run retire -- article OLD-SLUG TARGET'
const HOW_TO_WRITE =
  'TARGET is written as in the links of content: faqs#faq-languages, article/…, industry/…, or tag/…. Without it, the old address leads to the overview.'

/** @returns the page that lists entries of the kind, or that offered the guide; null if there is none */
function findOverview(kind: EntryKindName, old: string, redirects: Readonly<Record<string, string>>): string | null {
  if (kind === 'guide') return routeTo.industry(old)
  if (kind === 'industry') return routes.industries
  if (kind === 'feature') return `${routes.home}#${FEATURES_SECTION}`
  if (kind === 'landing') return routes.home
  if (kind !== 'document') return routes.blog
  const folder = [folders.support, folders.legal].find((upper) => routeTo.document(old).startsWith(`${upper}/`))
  return folder ? (redirects[folder] ?? null) : null
}

/** @returns the address of a target as editors write it @throws PlainError if it is invalid, or does not exist */
function parseTarget(target: string, project: ProjectTexts, today: string): string {
  const [, linked, slug = ''] = /^(\w+)\/([\w/-]+)/.exec(target) ?? []
  if (linked === 'tag') {
    checkEntryExists('tag', slug, project)
    return routeTo.tag(slug)
  }
  const { success, data: address, error } = ownDestinationField.safeParse(target)
  if (!success) throw new PlainError(`${error.issues.map(({ message }) => message).join(' ')} ${HOW_TO_WRITE}`)
  if (!address.startsWith('/')) throw new PlainError(`"${target}" is a section without its page: write the page before it. ${HOW_TO_WRITE}`)
  if (linked) checkEntryExists(linked as LinkedKind, slug, project)
  const article = linked === 'article' ? project.get(`${ARTICLES_FOLDER}${slug}.mdx`) : undefined
  if (article !== undefined && !isArticleShown(article, today))
    throw new PlainError(`The site does not show the article "${slug}" yet, so no address can lead to it. Choose another.`)
  return address
}

/**
 * @param args the command's arguments
 * @param redirects old addresses, and their targets
 * @param today a day, "2026-12-01"
 * @throws PlainError that says what is wrong and how to write it
 */
export function parseRetirementRequest(
  args: readonly string[],
  project: ProjectTexts,
  redirects: Readonly<Record<string, string>>,
  today: string,
): RetirementRequest {
  const [written = '', old = '', place, ...surplus] = args.map((arg) => arg.trim())
  const kind = parseEntryKind(written, 'retired', USAGE)
  const usage = `${USAGE.replace('article', kind)}\n${HOW_TO_WRITE}`
  if (!old) throw new PlainError(`Say which ${kind}: ${usage}`)
  if (surplus.length > 0) throw new PlainError(`There are too many words: ${usage}`)
  checkEntryExists(kind, old, project)
  if (kind === 'guide') checkGuideMayGo(old, project, redirects)
  const target = place ? parseTarget(place, project, today) : findOverview(kind, old, redirects)
  if (target === null) throw new PlainError(`There is no overview of its neighbors. Say where its address leads: ${usage}`)
  if (addressesOf(kind, old).includes(target.replace(/[?#].*/, '')))
    throw new PlainError(`${target} goes with the ${kind} "${old}". Choose another page for its address to lead to.`)
  return { kind, old, target }
}

/** @throws PlainError if the specification asks for the guide */
function checkGuideMayGo(slug: string, project: ProjectTexts, redirects: Readonly<Record<string, string>>): void {
  if (!listSlugs('industry', project).includes(slug))
    throw new PlainError(`The guide "${slug}" is of no industry. A developer takes it down.`)
  const { industries } = JSON.parse(project.get(SPECIFIED_LISTS) ?? '') as SpecifiedLists
  if (listSlugHistory('industry', slug, redirects).some((former) => Object.hasOwn(industries, former)))
    throw new PlainError(
      `The specification asks for the guide of the industry "${slug}". It goes with its page: npm run retire -- industry ${slug}`,
    )
}
