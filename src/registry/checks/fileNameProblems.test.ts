import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fileNameProblems } from './fileNameProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'names-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a file of content whose name is no address, or whose ending nobody reads, is reported with its fix', () => {
  mkdirSync(join(folder, 'support'))
  for (const file of ['call-offs-2026.mdx', 'support/manual.mdx', '.DS_Store', 'My Post.mdx', 'notes.md', 'my-post'])
    writeFileSync(join(folder, file), '')
  expect(fileNameProblems(folder, '.mdx')).toEqual([
    `${folder}/My Post.mdx: The file's name is the page's address, of small letters, digits and single hyphens. Rename it: my-post.mdx.`,
    `${folder}/my-post: No page reads this file. Have its name end in .mdx, or move it out of src/content.`,
    `${folder}/notes.md: No page reads this file. Have its name end in .mdx, or move it out of src/content.`,
  ])
})
