import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withEntries } from './entryTokens'

const folder = mkdtempSync(join(tmpdir(), 'entry-tokens-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tokens = new Map([['claim:languages', '150+']])

it('knows an article by its file, for links to it', () => {
  const blog = join(folder, 'blog')
  mkdirSync(blog)
  writeFileSync(join(blog, 'old-habits.mdx'), '')
  const known = withEntries(tokens, [{ kind: 'article', folder: blog, addressOf: (slug) => `/blog/${slug}` }])
  expect([...known]).toEqual([...tokens, ['article:old-habits', '/blog/old-habits']])
  expect([...withEntries(tokens, [{ kind: 'article', folder: join(folder, 'none'), addressOf: String }])]).toEqual([...tokens])
})
