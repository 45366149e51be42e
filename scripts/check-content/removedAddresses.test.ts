import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findRemovedAddresses } from './removedAddresses.ts'

const parent = mkdtempSync(join(tmpdir(), 'removed-addresses-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** The files that change, by their paths: their new text, or null where they are removed. */
type Change = Readonly<Record<string, string | null>>

function applyChange(root: string, change: Change) {
  for (const [name, text] of Object.entries(change)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    if (text === null) rmSync(join(root, name), { recursive: true })
    else writeFileSync(join(root, name), text)
  }
}
/** @returns a commit as `git fast-import` reads it: it makes a whole history in one process */
const describeCommit = ([day, change]: [day: string, change: Change]): string =>
  [
    `commit refs/heads/main\ncommitter Editor <editor@example.com> ${Date.parse(day) / 1000} +0000\ndata 0\n`,
    ...Object.entries(change).map(([name, text]) =>
      text === null ? `D ${name}\n` : `M 100644 inline ${name}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
    ),
  ].join('')

/** @returns the folder of a new checkout with a commit for each change, by its day */
function createCheckout(...commits: [day: string, change: Change][]): string {
  const root = mkdtempSync(join(parent, 'checkout-'))
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root })
  execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input: commits.map(describeCommit).join('') })
  for (const [, change] of commits) applyChange(root, change)
  return root
}
const article = (head = 'title: A', text = '') => `---\n${head}\n---\n${text}`

/** A folder whose entries have addresses with their ids. */
const FOLDER = 'src/content/documents'

describe('entries', () => {
  it('are what history has and a folder has no longer: removed or renamed, committed or not', () => {
    expect(findRemovedAddresses(parent)).toEqual([])
    const names = ['stays', 'old-name', 'back', 'help/removed', 'just-now']
    const root = createCheckout(
      [
        '2026-01-01',
        { ...Object.fromEntries(names.map((name) => [`${FOLDER}/${name}.mdx`, article()])), [`${FOLDER}/code.ts`]: 'export {}\n' },
      ],
      ['2026-01-01', { [`${FOLDER}/old-name.mdx`]: null, [`${FOLDER}/new-name.mdx`]: article(), [`${FOLDER}/back.mdx`]: null }],
      ['2026-01-01', { [`${FOLDER}/back.mdx`]: article(), [`${FOLDER}/help/removed.mdx`]: null, [`${FOLDER}/code.ts`]: null }],
    )
    applyChange(root, { [`${FOLDER}/just-now.mdx`]: null })
    expect(findRemovedAddresses(root).toSorted()).toEqual(['/help/removed', '/just-now', '/old-name'])
  })
  it('are not those that were never shown: drafts however they are written, and articles before their day', () => {
    const root = createCheckout(
      [
        '2026-01-05',
        {
          [`${FOLDER}/draft.mdx`]: article('draft: true'),
          [`${FOLDER}/remarked.mdx`]: article('draft:  true # until the numbers are here'),
          [`${FOLDER}/drawn-back.mdx`]: article('draft: true'),
          [`${FOLDER}/says-so.mdx`]: article('draft: false', '\n```yaml\ndraft: true\n```\n'),
          [`${FOLDER}/early.mdx`]: article('publishedAt: 2026-03-01'),
          [`${FOLDER}/postponed.mdx`]: article('publishedAt: 2026-01-10'),
          [`${FOLDER}/page.yaml`]: 'name: A\n',
        },
      ],
      [
        '2026-02-01',
        {
          [`${FOLDER}/drawn-back.mdx`]: article('publishedAt: 2026-01-20'),
          [`${FOLDER}/postponed.mdx`]: article('publishedAt: 2026-06-01'),
        },
      ],
      ['2026-02-03', { [`${FOLDER}/drawn-back.mdx`]: article('draft: true') }],
      ['2026-02-05', { [FOLDER]: null }],
    )
    expect(findRemovedAddresses(root).toSorted()).toEqual(['/drawn-back', '/page', '/postponed', '/says-so'])
  })
})

describe('addresses', () => {
  it('are found in a project that is a folder of its repository', () => {
    const root = createCheckout(
      ['2026-01-01', { [`site/${FOLDER}/old.mdx`]: article(), [`site/${FOLDER}/stays.mdx`]: article() }],
      ['2026-01-02', { [`site/${FOLDER}/old.mdx`]: null }],
    )
    expect(findRemovedAddresses(join(root, 'site'))).toEqual(['/old'])
  })
  it('are those of pages, of guides, and of templates in both formats', () => {
    const files = ['blog/swaps.mdx', 'documents/support/night.mdx', 'features/swaps.yaml', 'industries/mining.yaml', 'guides/mining.yaml']
    const all = [...files, 'landing/spring.yaml', 'templates/swap-form.yaml'].map((file) => [`src/content/${file}`, article()])
    const root = createCheckout(['2026-01-01', Object.fromEntries(all)], ['2026-01-01', { src: null }])
    expect(findRemovedAddresses(root).toSorted()).toEqual([
      '/blog/swaps',
      '/features/swaps',
      '/guides/mining.pdf',
      '/industries/mining',
      '/landing/spring',
      '/support/night',
      '/templates/swap-form.docx',
      '/templates/swap-form.md',
    ])
  })
  it('are those of pages and files for machines with a file of their own, by its name', () => {
    const pages = ['claims.astro', 'support/videos.astro', 'news/index.astro', 'index.astro', 'feed.xml.ts', '.well-known/security.txt.ts']
    const others = [
      '_page.ts',
      'og/_cards.ts',
      'features/[slug].astro',
      '[...slug].astro',
      'guides/[slug].pdf.ts',
      'stays.astro',
      'sheet.css',
    ]
    const files = (names: readonly string[], text: string | null) => Object.fromEntries(names.map((name) => [`src/pages/${name}`, text]))
    const root = createCheckout(
      ['2026-01-01', files([...pages, ...others], '---\n---\n')],
      ['2026-01-01', files([...pages, ...others.filter((name) => name !== 'stays.astro')], null)],
    )
    expect(findRemovedAddresses(root).toSorted()).toEqual([
      '/',
      '/.well-known/security.txt',
      '/claims',
      '/feed.xml',
      '/news',
      '/support/videos',
    ])
  })
  it('are those of tags, too, which some article had', () => {
    const tags = (...ids: string[]) => ({
      'src/content/shared/tags.yaml': `tags:\n${ids.map((id) => `  - id: ${id}\n    label: A\n`).join('')}`,
    })
    const tagged = (head: string) => ({ 'src/content/blog/a.mdx': article(`title: no-shows\n${head}`) })
    const root = createCheckout(
      ['2026-01-01', { ...tags('ncns', 'points', 'listed', 'never-had', 'no-shows'), ...tagged('tags: [ncns, points]') }],
      ['2026-01-01', tagged('tags:\n  - listed\n  - points')],
      ['2026-01-01', { ...tags('no-call', 'points'), ...tagged('tags: [no-call, points]') }],
    )
    expect(findRemovedAddresses(root)).toEqual(['/blog/tag/ncns', '/blog/tag/listed'])
  })
  it('are those of questions, too, wherever the file was, unless another question has them', () => {
    const before = 'src/content/faq.yaml'
    const faq = (file: string, ...questions: string[]) => ({
      [file]: `categories:\n  - id: pricing\n    faqs:\n${questions.map((question) => `      - ${question}\n`).join('')}`,
    })
    const root = createCheckout(
      ['2026-01-01', faq(before, '{ id: mistake')],
      ['2026-01-01', faq(before, '{ id: refund }', '{ id: contract, aliases: [terms, price] }', '{ id: trial }', '{ id: sso }')],
      [
        '2026-01-01',
        { [before]: null, ...faq('src/content/pages/faq.yaml', '{ id: refund, aliases: [trial] }', '{ id: length, aliases: [price] }') },
      ],
    )
    expect(findRemovedAddresses(root)).toEqual(['/support/faqs#faq-contract', '/support/faqs#faq-terms', '/support/faqs#faq-sso'])
    applyChange(root, { src: null })
    expect(findRemovedAddresses(root)).toHaveLength(7)
  })
})
