import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withEntryTokens } from './entryTokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'entry-tokens-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tokens = new Map([['claim:languages', '150+']])

it('the table of entries for tokens knows an article by its file, for links to it', () => {
  const blog = join(folder, 'blog')
  mkdirSync(blog)
  writeFileSync(join(blog, 'old-habits.mdx'), '')
  const known = withEntryTokens(tokens, [{ kind: 'article', folder: blog, addressOf: (slug) => `/blog/${slug}` }])
  expect([...known]).toEqual([...tokens, ['article:old-habits', '/blog/old-habits']])
  expect([...withEntryTokens(tokens, [{ kind: 'article', folder: join(folder, 'none'), addressOf: String }])]).toEqual([...tokens])
})
it('the table of entries for tokens knows entries of both kinds, in folders of folders, and nothing that is none', () => {
  const documents = join(folder, 'documents')
  mkdirSync(join(documents, 'legal'), { recursive: true })
  for (const file of ['legal/terms.mdx', 'v1.2-notes.yaml', 'README.md', 'old.yaml.bak']) writeFileSync(join(documents, file), '')
  const known = withEntryTokens(tokens, [{ kind: 'document', folder: documents, addressOf: (id) => `/${id}` }])
  expect(known).toEqual(new Map([...tokens, ['document:legal/terms', '/legal/terms'], ['document:v1.2-notes', '/v1.2-notes']]))
})
