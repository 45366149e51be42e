/** Finds what the Git history had and other sites may link to. Outside of a checkout it finds nothing. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { routes, routeTo } from '#src/site/routes.ts'

const TAGS_FILE = 'src/content/tags.yaml'
const ARTICLES_FOLDER = 'src/content/blog'
const FAQ_FILE = 'src/content/faq.yaml'
const PAGES_FOLDER = 'src/pages'

const runGitIn =
  (root: string) =>
  (...args: string[]): string => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return ''
    }
  }
const splitLines = (text: string) => text.split('\n').filter((line) => line !== '')

type Version = { text: string; until: string }
/** @returns the versions of a file, newest first, each with the day on which it was changed or removed, or today */
function readVersions(file: string, root: string): Version[] {
  const git = runGitIn(root)
  const commits = splitLines(git('log', '--no-renames', '--format=%H %cs', '--', file)).map((line) => line.split(' '))
  return commits.flatMap(([commit = ''], index) => {
    const text = git('show', `${commit}:${file}`)
    return text === '' ? [] : { text, until: commits[index - 1]?.[1] ?? new Date().toISOString().slice(0, 10) }
  })
}

/** @returns whether the site showed this version: it hides drafts, and articles before their day */
function wasShown({ text, until }: Version): boolean {
  const head = text.split(/^---$/m)[1] ?? ''
  const [, day = ''] = /^publishedAt: *["']?([\d-]+)/m.exec(head) ?? []
  return !/^draft: *true\b/m.test(head) && day <= until
}

/** @returns the files that were once in a folder and are there no longer, whether removed or renamed, committed or not */
function findRemovedFiles(folder: string, root: string): string[] {
  const files = splitLines(runGitIn(root)('log', '--no-renames', '--diff-filter=A', '--name-only', '--format=', '--', folder))
  return [...new Set(files)].filter((file) => !existsSync(join(root, file)))
}

/**
 * @param folder of content, from the project's root
 * @param root the checkout
 * @returns ids of entries that were once in the folder, whether removed or renamed, committed or not. Entries that the site never showed
 *   are left out, because nobody could link to them.
 */
export function findRemovedEntries(folder: string, root = '.'): string[] {
  return findRemovedFiles(folder, root)
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .filter((file) => readVersions(file, root).some(wasShown))
    .map((file) => file.slice(folder.replace(/^\.\//, '').length + 1).replace(/\.\w+$/, ''))
}

/**
 * @returns addresses that had a file of their own in src/pages, which is named after its address. Files for several addresses have a
 *   parameter in brackets, and "_" begins the name of a file without an address.
 */
const findRemovedPages = (root: string): string[] =>
  findRemovedFiles(PAGES_FOLDER, root)
    .filter((file) => /\.(?:astro|ts)$/.test(file) && !/[[\]]|\/_/.test(file))
    .map((file) => file.slice(PAGES_FOLDER.length).replace(/(?:\/index)?\.\w+$/, '') || routes.home)

const parseIds = (text: string) => [...text.matchAll(/^ *- id: ([\w-]+)/gm)].map(([, id = '']) => id)

/** @returns ids of removed tags that an article had, because only those had a page */
function findRemovedTags(root: string): string[] {
  const now = existsSync(join(root, TAGS_FILE)) ? parseIds(readFileSync(join(root, TAGS_FILE), 'utf8')) : []
  const once = new Set(readVersions(TAGS_FILE, root).flatMap(({ text }) => parseIds(text)))
  const hadArticles = (id: string) =>
    runGitIn(root)(
      'log',
      '-1',
      '--format=%H',
      '-G',
      `^(tags:.*[^[:alnum:]-]|[[:blank:]]*- )${id}([^[:alnum:]-]|$)`,
      '--',
      ARTICLES_FOLDER,
    ) !== ''
  return [...once].filter((id) => !now.includes(id)).filter(hadArticles)
}

/** @returns ids of the questions in a FAQ, with their aliases; none for a broken file, which no build has shown */
function parseQuestions(text: string): string[] {
  const file = parseDocument(text)
  const { categories = [] } = (file.errors.length > 0 ? {} : (file.toJS() ?? {})) as {
    categories?: { faqs?: { id: string; aliases?: string[] }[] }[]
  }
  return categories.flatMap(({ faqs = [] }) => faqs.flatMap(({ id, aliases = [] }) => [id, ...aliases]))
}

/** @returns ids of removed questions that are no alias of another */
function findRemovedQuestions(root: string): string[] {
  const now = existsSync(join(root, FAQ_FILE)) ? parseQuestions(readFileSync(join(root, FAQ_FILE), 'utf8')) : []
  const once = new Set(readVersions(FAQ_FILE, root).flatMap(({ text }) => parseQuestions(text)))
  return [...once].filter((id) => !now.includes(id))
}

/** @returns addresses of pages, downloads and questions whose files or ids were removed; another file may have the address by now */
export const findRemovedAddresses = (root = '.'): string[] => [
  ...findRemovedPages(root),
  ...linkedFolders.flatMap(({ kind, folder, addressOf }) =>
    findRemovedEntries(folder, root).flatMap((id) => (kind === 'template' ? [addressOf(id), routeTo.template(id, 'md')] : addressOf(id))),
  ),
  ...findRemovedTags(root).map(routeTo.tag),
  ...findRemovedQuestions(root).map((id) => `${routes.faqs}#faq-${id}`),
]
