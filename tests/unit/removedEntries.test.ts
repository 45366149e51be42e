import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removedEntries } from '../lib/removedEntries'

const root = mkdtempSync(join(tmpdir(), 'removed-entries-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], { cwd: root })
const write = (name: string, text: string) => writeFileSync(join(root, 'texts', name), text)
function commit() {
  git('add', '-A')
  git('commit', '-qm', 'An edit')
}

it('are what history has and a folder has no longer: removed or renamed, and published', () => {
  expect(removedEntries('texts', root)).toEqual([])
  git('init', '-q')
  mkdirSync(join(root, 'texts/help'), { recursive: true })
  for (const name of ['stays', 'old-name', 'back', 'help/removed']) write(`${name}.mdx`, `title: ${name}\n`)
  for (const name of ['draft', 'drawn-back']) write(`${name}.mdx`, 'title: Draft\ndraft: true\n')
  write('code.ts', 'export {}\n')
  commit()
  write('drawn-back.mdx', 'title: Draft\n')
  commit()
  write('drawn-back.mdx', 'title: Draft\ndraft: true\n')
  commit()
  renameSync(join(root, 'texts/old-name.mdx'), join(root, 'texts/new-name.mdx'))
  for (const name of ['back.mdx', 'help/removed.mdx', 'draft.mdx', 'drawn-back.mdx', 'code.ts']) rmSync(join(root, 'texts', name))
  commit()
  write('back.mdx', 'title: back\n')
  commit()
  expect(removedEntries('./texts', root).toSorted()).toEqual(['drawn-back', 'help/removed', 'old-name'])
})
