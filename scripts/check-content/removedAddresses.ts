/** Finds what the Git history had and other sites may link to. Outside of a checkout it finds nothing. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { routes, routeTo } from '#src/site/routes.ts'

const CONTENT_FOLDER = 'src/content'
/** Each file, and where it was before. */
const TAGS_FILES = [`${CONTENT_FOLDER}/shared/tags.yaml`, `${CONTENT_FOLDER}/tags.yaml`]
const ARTICLES_FOLDER = join(CONTENT_FOLDER, 'blog')
const FAQ_FILES = [`${CONTENT_FOLDER}/pages/faq.yaml`, `${CONTENT_FOLDER}/faq.yaml`]
const PAGES_FOLDER = 'src/pages'

/** @returns what Git prints, or nothing outside of a checkout */
function runGit(root: string, args: readonly string[], input = ''): Buffer {
  try {
    return execFileSync('git', args, { cwd: root, input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: Number.POSITIVE_INFINITY })
  } catch {
    return Buffer.alloc(0)
  }
}

/** What a commit made of a file, with the day on which the file was next changed or removed, or today. `blob` is Git's name of its text. */
type Version = { file: string; blob: string; until: string }

/** The object of a file that a commit removes. */
const NO_BLOB = /^0+$/

/** @returns all versions of content and pages, newest first, read by one process, because one for each file takes longer than all else */
function readVersions(root: string): Version[] {
  const log = runGit(root, [
    'log',
    '--relative',
    '--no-renames',
    '--raw',
    '--no-abbrev',
    '--format=%cs',
    '--',
    CONTENT_FOLDER,
    PAGES_FOLDER,
  ]).toString()
  const changedOn = new Map<string, string>()
  let day = ''
  return log.split('\n').flatMap((line) => {
    const [, blob, file] = /^:\S+ \S+ \S+ (\S+) \w\t(.*)/.exec(line) ?? []
    if (blob === undefined || file === undefined) {
      day = line || day
      return []
    }
    const until = changedOn.get(file) ?? new Date().toISOString().slice(0, 10)
    changedOn.set(file, day)
    return NO_BLOB.test(blob) ? [] : { file, blob, until }
  })
}

/** @returns the versions with their texts */
function readTexts(versions: readonly Version[], root: string): (Version & { text: string })[] {
  const output = runGit(root, ['cat-file', '--batch'], versions.map(({ blob }) => `${blob}\n`).join(''))
  let start = 0
  return versions.map((version) => {
    const textStart = output.indexOf('\n', start) + 1
    const end = textStart + Number(output.toString('utf8', start, textStart).split(' ')[2])
    start = end + 1
    return { ...version, text: output.toString('utf8', textStart, end) }
  })
}

/** @returns whether the site showed this version: it hides drafts, and articles before their day */
function wasShown({ text, until }: { text: string; until: string }): boolean {
  const head = text.split(/^---$/m)[1] ?? ''
  const [, day = ''] = /^publishedAt: *["']?([\d-]+)/m.exec(head) ?? []
  return !/^draft: *true\b/m.test(head) && day <= until
}

/** The history of a checkout. */
type History = { root: string; versions: readonly Version[] }

const versionsIn = ({ versions }: History, folder: string) => versions.filter(({ file }) => file.startsWith(`${folder}/`))

/** @returns the versions of files that are there no longer, whether removed or renamed, committed or not */
const findRemovedVersions = (history: History, folder: string) =>
  versionsIn(history, folder).filter(({ file }) => !existsSync(join(history.root, file)))

/**
 * @param folder of content, from the project's root
 * @returns ids of entries that were once in the folder. Entries that the site never showed are left out, because nobody could link to them.
 */
function findRemovedEntries(history: History, folder: string): string[] {
  const versions = findRemovedVersions(history, folder).filter(({ file }) => /\.(?:mdx|yaml)$/.test(file))
  const shownFiles = new Set(readTexts(versions, history.root).flatMap((version) => (wasShown(version) ? version.file : [])))
  return [...shownFiles].map((file) => file.slice(folder.length + 1).replace(/\.\w+$/, ''))
}

/**
 * @returns addresses that had a file of their own in src/pages, which is named after its address. Files for several addresses have a
 *   parameter in brackets, and "_" begins the name of a file without an address.
 */
function findRemovedPages(history: History): string[] {
  const files = new Set(findRemovedVersions(history, PAGES_FOLDER).map(({ file }) => file))
  return [...files]
    .filter((file) => /\.(?:astro|ts)$/.test(file) && !/[[\]]|\/_/.test(file))
    .map((file) => file.slice(PAGES_FOLDER.length).replace(/(?:\/index)?\.\w+$/, '') || routes.home)
}

/**
 * @param files where a file of content is, and where it was before
 * @param parse lists what a text names
 * @returns what the file named in any version and does not name any longer
 */
function findRemovedNames({ root, versions }: History, files: readonly string[], parse: (text: string) => string[]): string[] {
  const present = files.map((file) => join(root, file)).filter((file) => existsSync(file))
  const current = new Set(present.flatMap((file) => parse(readFileSync(file, 'utf8'))))
  const fileVersions = versions.filter(({ file }) => files.includes(file))
  const past = readTexts(fileVersions, root).flatMap(({ text }) => parse(text))
  return [...new Set(past)].filter((name) => !current.has(name))
}

const parseTags = (text: string) => [...text.matchAll(/^ *- id: ([\w-]+)/gm)].map(([, id = '']) => id)

/** @returns ids of removed tags that an article had, because only those had a page */
function findRemovedTags(history: History): string[] {
  const articles = readTexts(versionsIn(history, ARTICLES_FOLDER), history.root)
  const isTagged = (id: string) => {
    const tag = new RegExp(`^(?:tags:.*[^\\w-]|[ \\t]*- )${id}(?![\\w-])`, 'm')
    return articles.some(({ text }) => tag.test(text))
  }
  return findRemovedNames(history, TAGS_FILES, parseTags).filter(isTagged)
}

/** @returns ids of the questions in a FAQ, with their aliases; none for a broken file, which no build has shown */
function parseQuestions(text: string): string[] {
  const file = parseDocument(text)
  const { categories = [] } = (file.errors.length > 0 ? {} : (file.toJS() ?? {})) as {
    categories?: { faqs?: { id: string; aliases?: string[] }[] }[]
  }
  return categories.flatMap(({ faqs = [] }) => faqs.flatMap(({ id, aliases = [] }) => [id, ...aliases]))
}

/**
 * @param root the checkout
 * @returns addresses of pages, downloads and questions whose files or ids were removed; another file may have the address by now
 */
export function findRemovedAddresses(root = '.'): string[] {
  const history = { root, versions: readVersions(root) }
  return [
    ...findRemovedPages(history),
    ...linkedFolders.flatMap(({ kind, folder, addressOf }) =>
      findRemovedEntries(history, folder.replace(/^\.\//, '')).flatMap((id) =>
        kind === 'template' ? [addressOf(id), routeTo.template(id, 'md')] : addressOf(id),
      ),
    ),
    ...findRemovedTags(history).map(routeTo.tag),
    ...findRemovedNames(history, FAQ_FILES, parseQuestions).map((id) => `${routes.faqs}#faq-${id}`),
  ]
}
