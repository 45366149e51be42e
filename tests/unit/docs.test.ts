/** What the docs name exists: files, folders, links and commands. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const docs = ['README.md', ...globSync('docs/**/*.md')]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const ROOTS = /^(src|docs|server|scripts|tests|deploy|bench|\.ci)\//

/** Superseded decisions keep the names of their time. */
const isHistory = (file: string) => /^docs\/decisions\//.test(file) && /superseded/i.test(readFileSync(file, 'utf8'))

describe.each(docs.filter((file) => !isHistory(file)))('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => ROOTS.test(path) && !/[…<>{}]/.test(path))
    const missing = named.filter((path) => (path.includes('*') ? globSync(path).length === 0 : !existsSync(path.replace(/:\d+$/, ''))))
    expect(missing).toEqual([])
  })
  it('links to what exists', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !/^(https?:|mailto:|#|\{)/.test(link))
    expect(links.filter((link) => !existsSync(join(dirname(file), link.split('#')[0] ?? '')))).toEqual([])
  })
  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
