/** What a rename changes, worked out before any file is written, and what it leaves to a person. */
import { stringify } from 'yaml'
import { changeData, DOCUMENT_ROUTES, REDIRECTS, SPECIFIED_LISTS } from '../lib/entries/dataFiles.ts'
import { ARTICLES_FOLDER, addressesOf, ENTRY_KINDS, filesOf, isArticleShown, namesSoFar, TAGS_FILE } from '../lib/entries/entryKinds.ts'
import { findMentions, replaceReferences, replaceTag } from '../lib/entries/entryReferences.ts'
import { readMenuPage } from '../lib/entries/menuPage.ts'
import { type ChangeTexts, changeableTexts, changedTexts, type ProjectTexts } from '../lib/entries/projectTexts.ts'
import type { SpecifiedLists } from '../lib/entries/removeSpecified.ts'
import { withRedirects } from '../lib/entries/withRedirects.ts'
import type { RenameRequest } from './renameRequest.ts'

export type RenamePlan = {
  moves: { from: string; to: string }[]
  /** What files say from now on, by the path that they have before. */
  texts: Map<string, string>
  /** What leads to a new address, in sentences; then what only a person can judge. */
  redirected: string[]
  left: string[]
}

/** @returns whether someone may have the old addresses */
function isPublished({ kind, old }: RenameRequest, project: ProjectTexts, today: string): boolean {
  if (kind !== 'article' && kind !== 'tag') return true
  const its = (file: string, text: string) => (kind === 'article' ? file.endsWith(`/${old}.mdx`) : replaceTag(text, old, '') !== text)
  return [...project].some(([file, text]) => file.startsWith(ARTICLES_FOLDER) && its(file, text) && isArticleShown(text, today))
}

/** @param id of the item of a list that has the field; without it, the file has it @returns the text with another value there */
function replaceField(text: string, field: string, value: string, id?: string): string {
  const before = id === undefined ? '' : ` {2}- id: ${RegExp.escape(id)}\\n(?: {4}.*\\n)*? {4}`
  return text.replace(
    new RegExp(`^(${before}${field}: ).*$`, 'm'),
    (_, start: string) => `${start}${stringify(value, { lineWidth: 0 }).trim()}`,
  )
}

/**
 * Another name where readers see it. The specification has names of industries, too: one that differs was chosen on purpose.
 * @param page its own file @param specifiedSlugs under which the specification may know it
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
  if (kind === 'tag') change(TAGS_FILE, (text) => replaceField(text, nameField, name, old))
  else change(page, (text) => replaceField(text, nameField, name))
  if (kind === 'industry')
    changeData<SpecifiedLists>(change, SPECIFIED_LISTS, (pages) => {
      const industries = Object.entries(pages.industries).map(([slug, { name: specified, ...more }]) => {
        const isKept = specified === undefined || specified === name || !specifiedSlugs.includes(slug)
        return [slug, { ...(isKept && specified !== undefined && { name: specified }), ...more }]
      })
      return { ...pages, industries: Object.fromEntries(industries) }
    })
}

/** Another address wherever its old one stands, @param moved old addresses that someone may have, and the new ones */
function changeAddress(change: ChangeTexts, request: RenameRequest, moved: Readonly<Record<string, string>>): void {
  const { kind, old, slug } = request
  if (kind === 'tag') change(TAGS_FILE, (text) => text.replace(new RegExp(`^(  - id: )${RegExp.escape(old)}$`, 'm'), `$1${slug}`))
  change(/^src\/content\/|\.md$/, (text, file) => replaceReferences(text, file, request))
  changeData<Record<string, string>>(change, REDIRECTS, (redirects) => withRedirects(redirects, moved))
  if (kind === 'document') {
    const [from = '', to = ''] = [...addressesOf(kind, old), ...addressesOf(kind, slug)]
    changeData<Record<string, string>>(change, DOCUMENT_ROUTES, (routes) =>
      Object.fromEntries(Object.entries(routes).map(([name, address]) => [name, address === from ? to : address])),
    )
  }
  // The space that phones keep for a page's sections is found by its address.
  const newAddresses = addressesOf(kind, slug)
  for (const [index, address] of addressesOf(kind, old).entries())
    change(/Heights\.css$/, (text) => text.replaceAll(`"${address}"`, `"${newAddresses[index]}"`))
}

/**
 * @param redirects given-up addresses, and where they lead
 * @param today a day, "2026-12-01"
 */
export function renamePlan(
  request: RenameRequest,
  project: ProjectTexts,
  redirects: Readonly<Record<string, string>>,
  today: string,
): RenamePlan {
  const { kind, old, slug, name } = request
  const { texts, change } = changeableTexts(project)
  const files = filesOf(kind, old, project)
  const before = readMenuPage(kind, old, project)
  if (name !== null) changeName(change, request, name, files[0], namesSoFar(kind, old, redirects))
  const isMoved = old !== slug
  const { documents } = JSON.parse(project.get(SPECIFIED_LISTS) ?? '') as SpecifiedLists
  const isSpecified = namesSoFar(kind, old, redirects).some((one) => documents.includes(one))
  const newAddresses = addressesOf(kind, slug)
  const moved =
    isMoved && isPublished(request, project, today) ? addressesOf(kind, old).map((from, index) => [from, newAddresses[index] ?? '']) : []
  if (isMoved) changeAddress(change, request, Object.fromEntries(moved))

  const left: string[] = []
  if (kind === 'industry' && before?.isListed && name !== null && name !== before.name)
    left.push(`Requests that came before keep “${before.name}” as their industry.`)
  if (texts.get(SPECIFIED_LISTS) !== project.get(SPECIFIED_LISTS))
    left.push(`The specification calls it “${before?.name}”: record in docs/requirements/clarifications.md who decided on another name.`)
  if (isMoved && kind === 'document' && isSpecified)
    left.push('The specification has its old address: record in docs/requirements/clarifications.md who decided on another.')
  const mentions = isMoved ? findMentions(kind, old, texts) : []
  if (mentions.length > 0) left.push(`These speak of its old address. Look whether they should:\n  ${mentions.join('\n  ')}`)
  return {
    moves: isMoved ? files.map((from) => ({ from, to: from.replace(`/${old}.`, `/${slug}.`) })) : [],
    texts: changedTexts(texts, project),
    redirected: moved.map(([from, to]) => `${from} leads to ${to}`),
    left,
  }
}
