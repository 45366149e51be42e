/** Plans a rename before any file is written: what it changes, and what it leaves to a person. */

import { changeData, DOCUMENT_ROUTES, REDIRECTS, SPECIFIED_LISTS, type SpecifiedLists, withRedirects } from '../lib/entries/dataFiles.ts'
import {
  ARTICLES_FOLDER,
  addressesOf,
  ENTRY_KINDS,
  findMenuPage,
  isArticleShown,
  listEntryFiles,
  listSlugHistory,
  shownAddressesOf,
  TAGS_FILE,
} from '../lib/entries/entryKinds.ts'
import { findMentions, replaceReferences } from '../lib/entries/entryReferences.ts'
import { type ChangeTexts, createChangeableTexts, findChangedTexts, type ProjectTexts } from '../lib/entries/projectTexts.ts'
import { pathsOfId, withValues } from '../lib/entries/yamlEdits.ts'
import type { RenameRequest } from './renameRequest.ts'

export type RenamePlan = {
  moves: { from: string; to: string }[]
  /** The new texts of files, by the path before the rename. */
  texts: Map<string, string>
  /** Sentences about redirects. */
  redirected: string[]
  /** Sentences about what only a person can judge. */
  tasks: string[]
}

/** @returns whether visitors may know the old addresses */
function isPublished(request: RenameRequest, project: ProjectTexts, today: string): boolean {
  const { kind, old } = request
  if (kind !== 'article' && kind !== 'tag') return true
  const isItsFile = (file: string, text: string) =>
    kind === 'article' ? file.endsWith(`/${old}.mdx`) : replaceReferences(text, file, request) !== text
  return [...project].some(([file, text]) => file.startsWith(ARTICLES_FOLDER) && isItsFile(file, text) && isArticleShown(text, today))
}

/** @returns the list of tags with a new value in a field of one */
const withTagField = (tagList: string, id: string, field: string, value: string): string =>
  withValues<{ tags: unknown }>(tagList, TAGS_FILE, ({ tags }) => pathsOfId(tags, id, ['tags']).map((path) => [...path, field]), value)

/**
 * Changes the name that readers see. An industry also leaves the specification's list of names, because it now differs on purpose.
 * @param page its file
 * @param specifiedSlugs slugs under which the specification may list it
 */
function changeName(
  change: ChangeTexts,
  { kind, old }: RenameRequest,
  name: string,
  page: string | undefined,
  specifiedSlugs: readonly string[],
) {
  const { nameField } = ENTRY_KINDS[kind]
  if (nameField === null) return
  if (kind === 'tag') change(TAGS_FILE, (text) => withTagField(text, old, nameField, name))
  else change(page, (text, file) => withValues(text, file, () => [[nameField]], name))
  if (kind === 'industry')
    changeData<SpecifiedLists>(change, SPECIFIED_LISTS, (pages) => {
      const industries = Object.entries(pages.industries).map(([slug, { name: specified, ...more }]) => {
        const isKept = specified === undefined || specified === name || !specifiedSlugs.includes(slug)
        return [slug, { ...(isKept && specified !== undefined && { name: specified }), ...more }]
      })
      return { ...pages, industries: Object.fromEntries(industries) }
    })
}

/** Replaces the old address everywhere. @param moved old addresses that visitors may know, and the new ones */
function changeAddress(change: ChangeTexts, request: RenameRequest, moved: Readonly<Record<string, string>>): void {
  const { kind, old, slug } = request
  if (kind === 'tag') change(TAGS_FILE, (text) => withTagField(text, old, 'id', slug))
  change(/^src\/content\/|\.md$/, (text, file) => replaceReferences(text, file, request))
  changeData<Record<string, string>>(change, REDIRECTS, (redirects) => withRedirects(redirects, moved))
  if (kind === 'document') {
    const [from = '', to = ''] = [...addressesOf(kind, old), ...addressesOf(kind, slug)]
    changeData<Record<string, string>>(change, DOCUMENT_ROUTES, (routes) =>
      Object.fromEntries(Object.entries(routes).map(([name, address]) => [name, address === from ? to : address])),
    )
  }
  // Sheets of heights find the sections of a page by its address.
  const newAddresses = addressesOf(kind, slug)
  for (const [index, address] of addressesOf(kind, old).entries())
    change(/^src\/styles\/heights\//, (text) => text.replaceAll(`"${address}"`, `"${newAddresses[index]}"`))
}

/** @param redirects old addresses, and their targets @param today a day, "2026-12-01" */
export function createRenamePlan(
  request: RenameRequest,
  project: ProjectTexts,
  redirects: Readonly<Record<string, string>>,
  today: string,
): RenamePlan {
  const { kind, old, slug, name } = request
  const { texts, change } = createChangeableTexts(project)
  const files = listEntryFiles(kind, old, project)
  const menuPage = findMenuPage(kind, old, project)
  if (name !== null) changeName(change, request, name, files[0], listSlugHistory(kind, old, redirects))
  const isMoved = old !== slug
  const { documents } = JSON.parse(project.get(SPECIFIED_LISTS) ?? '') as SpecifiedLists
  const isSpecified = listSlugHistory(kind, old, redirects).some((former) => documents.includes(former))
  const newAddresses = addressesOf(kind, slug)
  const movedAddresses =
    isMoved && isPublished(request, project, today)
      ? shownAddressesOf(kind, old, project).map((from, index) => [from, newAddresses[index] ?? ''])
      : []
  if (isMoved) changeAddress(change, request, Object.fromEntries(movedAddresses))

  const tasks: string[] = []
  if (kind === 'industry' && menuPage?.isListed && name !== null && name !== menuPage.name)
    tasks.push(`Requests that came before keep “${menuPage.name}” as their industry.`)
  if (texts.get(SPECIFIED_LISTS) !== project.get(SPECIFIED_LISTS))
    tasks.push(`The specification calls it “${menuPage?.name}”: record in docs/requirements/clarifications.md who decided on another name.`)
  if (isMoved && kind === 'document' && isSpecified)
    tasks.push('The specification has its old address: record in docs/requirements/clarifications.md who decided on another.')
  const mentions = isMoved ? findMentions(kind, old, texts) : []
  if (mentions.length > 0) tasks.push(`These speak of its old address. Look whether they should:\n  ${mentions.join('\n  ')}`)
  return {
    moves: isMoved ? files.map((from) => ({ from, to: from.replace(`/${old}.`, `/${slug}.`) })) : [],
    texts: findChangedTexts(texts, project),
    redirected: movedAddresses.map(([from, to]) => `${from} leads to ${to}`),
    tasks,
  }
}
