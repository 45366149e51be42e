/** Plans a retirement before any file is written: what it changes, what prevents it, and what it leaves to a person. */
import { changeData, DOCUMENT_ROUTES, REDIRECTS, removeSpecified, withoutNames, withRedirects } from '../lib/entries/dataFiles.ts'
import {
  addressesOf,
  findMenuPage,
  isArticleShown,
  listEntryFiles,
  listSlugHistory,
  shownAddressesOf,
  TAGS_FILE,
} from '../lib/entries/entryKinds.ts'
import { findMentions } from '../lib/entries/entryReferences.ts'
import { type ChangeTexts, createChangeableTexts, findChangedTexts, type ProjectTexts } from '../lib/entries/projectTexts.ts'
import { pathsOfId, withoutItems } from '../lib/entries/yamlEdits.ts'
import { findRemaining } from './remainingReferences.ts'
import type { RetirementRequest } from './retirementRequest.ts'

export type RetirementPlan = {
  /** Sentences about references to the entry, with file, line and what to do. While there are any, nothing is changed. */
  remaining: string[]
  /** Files that are removed, and the new texts of others. */
  removed: string[]
  texts: Map<string, string>
  /** Sentences about redirects. */
  redirected: string[]
  /** Sentences about what only a person can judge. */
  tasks: string[]
}

const REVIEWS_FILE = 'src/content/checks/reviews.yaml'

/** @param routeName the name of its page in code, if any */
function removeFromLists(change: ChangeTexts, { kind, old }: RetirementRequest, own: ProjectTexts, routeName: string | undefined): void {
  const isOwn = (file: string) => own.has(`src/content/${file}`)
  change(REVIEWS_FILE, (text) =>
    withoutItems<Record<string, object | null>>(text, REVIEWS_FILE, (reviews) =>
      Object.entries(reviews).flatMap(([list, read]) => Object.keys(read ?? {}).flatMap((file) => (isOwn(file) ? [[list, file]] : []))),
    ),
  )
  if (kind === 'tag')
    change(TAGS_FILE, (text) => withoutItems<{ tags: unknown }>(text, TAGS_FILE, ({ tags }) => pathsOfId(tags, old, ['tags'])))
  if (routeName) changeData<Record<string, string>>(change, DOCUMENT_ROUTES, (routes) => withoutNames(routes, [routeName]))
}

/** @returns figures whose tokens occur only in the removed files */
function findUnusedFigures(own: ProjectTexts, texts: ProjectTexts): string[] {
  const ids = new Set([...own.values()].flatMap((text) => [...text.matchAll(/\{claim:(\w+)/g)].map(([, id = '']) => id)))
  const rest = [...texts].flatMap(([file, text]) => (file.startsWith('src/') ? text : [])).join('\n')
  return [...ids].filter((id) => !new RegExp(`\\bclaim:${id}\\b|\\bclaims\\.${id}\\b`).test(rest))
}

/** Tests that do not fail at once when a page is gone. */
const EXAMPLE_FILES = /^(?:tests\/(?:browser|engines|built|platform)|scripts)\//

/** @returns files that use its pages as an example */
function findExamples({ kind }: RetirementRequest, slugs: readonly string[], texts: ProjectTexts): string[] {
  const quoted = [...texts].filter(([file, text]) => EXAMPLE_FILES.test(file) && slugs.some((slug) => text.includes(`'${slug}'`)))
  return [...new Set([...slugs.flatMap((slug) => findMentions(kind, slug, texts)), ...quoted.map(([file]) => file)])].toSorted()
}

/** @param redirects old addresses, and their targets @param today a day, "2026-12-01" */
export function createRetirementPlan(
  request: RetirementRequest,
  project: ProjectTexts,
  redirects: Readonly<Record<string, string>>,
  today: string,
): RetirementPlan {
  const { kind, old, target } = request
  const { texts, change } = createChangeableTexts(project)
  const slugs = listSlugHistory(kind, old, redirects)
  const ownFiles = new Map(listEntryFiles(kind, old, project).map((file) => [file, project.get(file) ?? '']))
  const removedFiles = [...ownFiles.keys()]
  for (const file of removedFiles) texts.delete(file)

  // Nobody knows the address of an article that was never shown. A tag without articles may have had a page before.
  const isPublished = kind !== 'article' || [...ownFiles.values()].some((text) => isArticleShown(text, today))
  const movedAddresses = isPublished ? shownAddressesOf(kind, old, project).map((from) => [from, target]) : []
  changeData<Record<string, string>>(change, REDIRECTS, (former) => withRedirects(former, Object.fromEntries(movedAddresses), false))
  const [address] = addressesOf(kind, old)
  const documentRoutes = Object.entries(JSON.parse(project.get(DOCUMENT_ROUTES) ?? ''))
  const routeName = documentRoutes.find(([, named]) => named === address)?.[0]
  removeFromLists(change, request, ownFiles, routeName)
  const unspecified = new Map(texts)
  removeSpecified(change, kind, slugs)

  const tasks: string[] = []
  const menuPage = findMenuPage(kind, old, project)
  if (kind === 'industry' && menuPage?.isListed) tasks.push(`Requests that came before keep “${menuPage.name}” as their industry.`)
  if (findChangedTexts(texts, unspecified).size > 0)
    tasks.push('The specification names it: record in docs/requirements/clarifications.md who decided that it goes.')
  const figures = findUnusedFigures(ownFiles, texts)
  if (figures.length > 0)
    tasks.push(
      `No other page says these figures. If they are about it alone, take them out of src/content/facts/claims.yaml: ${figures.join(', ')}.`,
    )
  const examples = findExamples(request, slugs, texts)
  if (examples.length > 0) tasks.push(`These speak of it. Look whether they should:\n  ${examples.join('\n  ')}`)

  return {
    remaining: findRemaining({ ...request, routeName }, slugs, ownFiles, texts, today),
    removed: removedFiles,
    texts: findChangedTexts(texts, project),
    redirected: movedAddresses.map(([from, to]) => `${from} leads to ${to}`),
    tasks,
  }
}
