/** What a rename changes, worked out before any file is written, and what it leaves to a person. */
import { stringify } from 'yaml'
import { findListedName, withNameReplaced } from '../lib/nameLists.ts'
import { REDIRECTS, withRedirects } from '../lib/redirectLines.ts'
import { replaceReferences, replaceTag } from './references.ts'
import { addressesOf, foldersOf, RENAME_KINDS, TAGS_FILE } from './renameKinds.ts'
import type { ProjectTexts, RenameRequest } from './renameRequest.ts'

export type RenamePlan = {
  moves: { from: string; to: string }[]
  /** What files say from now on, by the path that they have before. */
  texts: Map<string, string>
  /** What leads to a new address, in sentences; then what only a person can judge. */
  redirected: string[]
  left: string[]
}

/** Has the names of the specification; the row of an industry goes with the name. */
const SPECIFIED_NAMES = 'src/lib/anywhere/names/industryNames.test.ts'

/** Whether the site shows an article on a day: nobody has the address of one that it does not. */
const isArticleShown = (article: string, today: string) =>
  !/^draft: *true\b/m.test(article) && (/^publishedAt: *["']?([\d-]+)/m.exec(article)?.[1] ?? '') <= today

/** @returns whether someone may have the old addresses */
function isPublished({ kind, old }: RenameRequest, project: ProjectTexts, today: string): boolean {
  if (kind !== 'article' && kind !== 'tag') return true
  const its = (file: string, text: string) => (kind === 'article' ? file.endsWith(`/${old}.mdx`) : replaceTag(text, old, '') !== text)
  return [...project].some(([file, text]) => file.startsWith('src/content/blog/') && its(file, text) && isArticleShown(text, today))
}

/** @param id of the item of a list that has the field; without it, the file has it @returns the text with another value there */
function replaceField(text: string, field: string, value: string, id?: string): string {
  const before = id === undefined ? '' : ` {2}- id: ${RegExp.escape(id)}\\n(?: {4}.*\\n)*? {4}`
  return text.replace(
    new RegExp(`^(${before}${field}: ).*$`, 'm'),
    (_, start: string) => `${start}${stringify(value, { lineWidth: 0 }).trim()}`,
  )
}

/** Fail within a minute where they open the page, and otherwise have addresses of their own. */
const IS_UNIT_TEST = /^(?:src|server|scripts)\/.*\.test\.|^tests\/(?:unit|lib)\//

/** @returns files outside of content that still speak of the old address: docs, and journeys that open it as an example */
function findMentions({ kind, old }: RenameRequest, texts: ProjectTexts): string[] {
  const folders = kind === 'tag' ? ['tag'] : foldersOf(kind).flatMap(({ folder }) => folder.split('/').at(-1) ?? [])
  const mention = new RegExp(`\\b(?:${[...folders, ...RENAME_KINDS[kind].links].join('|')})/${RegExp.escape(old)}(?![\\w-])`)
  return [...texts].filter(([file, text]) => file !== REDIRECTS && !IS_UNIT_TEST.test(file) && mention.test(text)).map(([file]) => file)
}

/** Changes one file, or those whose paths fit, by the path that they have before. */
type FileChanges = (where: string | RegExp | undefined, by: (text: string, file: string) => string) => void

/**
 * Another name where readers see it. The specification has names of industries, too: one that differs was chosen on purpose.
 * @param page its own file @param specifiedSlugs under which the specification may know it
 */
function changeName(
  change: FileChanges,
  { kind, old }: RenameRequest,
  name: string,
  page: string | undefined,
  specifiedSlugs: readonly string[],
) {
  const { nameField } = RENAME_KINDS[kind]
  if (kind === 'tag') change(TAGS_FILE, (text) => replaceField(text, RENAME_KINDS.tag.nameField, name, old))
  else if (nameField) change(page, (text) => replaceField(text, nameField, name))
  const row = new RegExp(`^  '?(?:${specifiedSlugs.map((slug) => RegExp.escape(slug)).join('|')})'?: (['"])(.*)\\1,\\n`, 'm')
  if (kind === 'industry')
    change(SPECIFIED_NAMES, (text) => text.replace(row, (line, _quote, specified) => (specified === name ? line : '')))
}

/** Another address wherever its old one stands, @param moved old addresses that someone may have, and the new ones */
function changeAddress(change: FileChanges, request: RenameRequest, moved: Readonly<Record<string, string>>): void {
  const { kind, old, slug } = request
  if (kind === 'tag') change(TAGS_FILE, (text) => text.replace(new RegExp(`^(  - id: )${RegExp.escape(old)}$`, 'm'), `$1${slug}`))
  change(/^src\/content\/|\.md$/, (text, file) => replaceReferences(text, file, request))
  change(REDIRECTS, (text) => withRedirects(text, moved))
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
  const texts = new Map(project)
  const change: FileChanges = (where, by) => {
    for (const [file, text] of texts) if (where instanceof RegExp ? where.test(file) : where === file) texts.set(file, by(text, file))
  }
  const files = foldersOf(kind).flatMap(({ folder }) =>
    [...project.keys()].filter((file) => file.replace(/\.\w+$/, '') === `${folder}/${old}`),
  )
  const { list } = RENAME_KINDS[kind]
  const listed = list && findListedName(project.get(list) ?? '', old)
  if (list && listed) change(list, (text) => withNameReplaced(text, old, slug, name ?? listed))
  if (name !== null) {
    const [address] = addressesOf(kind, old)
    const before = Object.keys(redirects).filter((from) => redirects[from] === address)
    changeName(change, request, name, files[0], [old, ...before.map((from) => from.split('/').at(-1) ?? '')])
  }
  const isMoved = old !== slug
  const newAddresses = addressesOf(kind, slug)
  const moved =
    isMoved && isPublished(request, project, today) ? addressesOf(kind, old).map((from, index) => [from, newAddresses[index] ?? '']) : []
  if (isMoved) changeAddress(change, request, Object.fromEntries(moved))

  const left: string[] = []
  if (kind === 'industry' && listed && name !== null && name !== listed)
    left.push(`Requests that came before keep “${listed}” as their industry.`)
  if (texts.get(SPECIFIED_NAMES) !== project.get(SPECIFIED_NAMES))
    left.push(`The specification calls it “${listed}”: record in docs/requirements/clarifications.md who decided on another name.`)
  const mentions = isMoved ? findMentions(request, texts) : []
  if (mentions.length > 0) left.push(`These speak of its old address. Look whether they should:\n  ${mentions.join('\n  ')}`)
  return {
    moves: isMoved ? files.map((from) => ({ from, to: from.replace(`/${old}.`, `/${slug}.`) })) : [],
    texts: new Map([...texts].filter(([file, text]) => project.get(file) !== text)),
    redirected: moved.map(([from, to]) => `${from} leads to ${to}`),
    left,
  }
}
