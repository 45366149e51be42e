/** What was published and is gone, in a checkout of its own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { findRemovedAddresses, findRemovedEntries } from './removedEntries.ts'

const parent = mkdtempSync(join(tmpdir(), 'removed-entries-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

let root = parent
let day = '2026-01-01'
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  })
function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const remove = (name: string) => rmSync(join(root, name))
function commit(on = day) {
  day = on
  git('add', '-A')
  git('commit', '-qm', 'An edit')
}
beforeEach(() => {
  root = mkdtempSync(join(parent, 'checkout-'))
})

describe('entries', () => {
  it('are what history has and a folder has no longer: removed or renamed', () => {
    expect(findRemovedEntries('texts', root)).toEqual([])
    git('init', '-q')
    for (const name of ['stays', 'old-name', 'back', 'help/removed']) write(`texts/${name}.mdx`, `---\ntitle: ${name}\n---\n`)
    write('texts/code.ts', 'export {}\n')
    commit()
    renameSync(join(root, 'texts/old-name.mdx'), join(root, 'texts/new-name.mdx'))
    for (const name of ['back.mdx', 'help/removed.mdx', 'code.ts']) remove(`texts/${name}`)
    commit()
    write('texts/back.mdx', '---\ntitle: back\n---\n')
    commit()
    expect(findRemovedEntries('./texts', root).toSorted()).toEqual(['help/removed', 'old-name'])
  })
  it('are known before their removal is committed', () => {
    git('init', '-q')
    write('texts/gone.mdx', '---\ntitle: A\n---\n')
    commit()
    remove('texts/gone.mdx')
    expect(findRemovedEntries('texts', root)).toEqual(['gone'])
  })
  it('are not those that were never shown: drafts however they are written, and articles before their day', () => {
    git('init', '-q')
    const article = (name: string, head: string, text = '') => write(`texts/${name}.mdx`, `---\ntitle: A\n${head}\n---\n${text}`)
    article('draft', 'draft: true')
    article('remarked', 'draft:  true # until the numbers are here')
    article('drawn-back', 'draft: true')
    article('says-so', 'draft: false', '\n```yaml\ndraft: true\n```\n')
    article('early', 'publishedAt: 2026-03-01')
    article('postponed', 'publishedAt: 2026-01-10')
    write('texts/page.yaml', 'name: A\n')
    commit('2026-01-05')
    article('drawn-back', 'publishedAt: 2026-01-20')
    article('postponed', 'publishedAt: 2026-06-01')
    commit('2026-02-01')
    article('drawn-back', 'draft: true')
    commit('2026-02-03')
    rmSync(join(root, 'texts'), { recursive: true })
    commit('2026-02-05')
    expect(findRemovedEntries('texts', root).toSorted()).toEqual(['drawn-back', 'page', 'postponed', 'says-so'])
  })
})

describe('addresses', () => {
  it('are those of pages, of guides, and of templates in both formats', () => {
    git('init', '-q')
    const files = [
      'blog/swaps.mdx',
      'documents/support/night.mdx',
      'features/swaps.yaml',
      'industries/mining.yaml',
      'guides/mining.yaml',
      'landing/spring.yaml',
    ]
    for (const file of [...files, 'templates/swap-form.yaml']) write(`src/content/${file}`, '---\ntitle: A\n---\n')
    commit()
    rmSync(join(root, 'src'), { recursive: true })
    commit()
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
  it('are those of tags, too, which some article had', () => {
    git('init', '-q')
    const tags = (...ids: string[]) => write('src/content/tags.yaml', `tags:\n${ids.map((id) => `  - id: ${id}\n    label: A\n`).join('')}`)
    const article = (head: string) => write('src/content/blog/a.mdx', `---\ntitle: no-shows\n${head}\n---\n`)
    tags('ncns', 'points', 'listed', 'never-had', 'no-shows')
    article('tags: [ncns, points]')
    commit()
    article('tags:\n  - listed\n  - points')
    commit()
    article('tags: [no-call, points]')
    tags('no-call', 'points')
    commit()
    expect(findRemovedAddresses(root)).toEqual(['/blog/tag/ncns', '/blog/tag/listed'])
  })
  it('are those of questions, too, unless another question has them', () => {
    git('init', '-q')
    const faq = (...questions: string[]) =>
      write('src/content/faq.yaml', `categories:\n  - id: pricing\n    faqs:\n${questions.map((one) => `      - ${one}\n`).join('')}`)
    faq('{ id: mistake')
    commit()
    faq('{ id: refund }', '{ id: contract, aliases: [terms, price] }', '{ id: trial }', '{ id: sso }')
    commit()
    faq('{ id: refund, aliases: [trial] }', '{ id: length, aliases: [price] }')
    expect(findRemovedAddresses(root)).toEqual(['/support/faqs#faq-contract', '/support/faqs#faq-terms', '/support/faqs#faq-sso'])
    commit()
    rmSync(join(root, 'src'), { recursive: true })
    expect(findRemovedAddresses(root)).toHaveLength(7)
  })
})
