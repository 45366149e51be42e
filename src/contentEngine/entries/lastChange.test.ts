import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { parseChangeDays, readLastChangeDay } from './lastChange.ts'

/** The project's folder, for git and for the tested module. */
const project = vi.hoisted(() => ({ root: '' }))
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>()
  const execFileSync = (file: string, args: string[], options: object) => {
    // Git must see only this test's folder: no checkout around it or named by a hook, and no signing of commits.
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
    const env = { ...own, GIT_CEILING_DIRECTORIES: tmpdir(), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' }
    return real.execFileSync(file, args, { cwd: project.root, env, ...options })
  }
  return { ...real, execFileSync }
})
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return { ...real, existsSync: (path: string) => real.existsSync(join(project.root, path)) }
})

/** `changes`: added and removed lines, then the name of the file, or its names before and after a move. */
const commit = (date: string, ...changes: [lines: string, ...names: string[]][]) =>
  `\u0001${date}\0\n${changes.map(([lines, ...names]) => `${lines}\t${names.length > 1 ? '\0' : ''}${names.join('\0')}\0`).join('')}`

it('the day of a page’s last change is the latest day that a file was changed, in UTC, in any order of the history', () => {
  const log =
    commit('2025-03-01T10:00:00+00:00', ['1\t1', 'a.yaml'], ['5\t0', 'b.yaml'], ['-\t-', 'c.jpg']) +
    commit('2025-03-02T10:00:00+00:00') +
    commit('2025-05-01T23:30:00-05:00', ['0\t2', 'a.yaml']) +
    commit('2025-04-01T10:00:00+00:00', ['9\t0', 'a.yaml'])
  expect([...parseChangeDays(log)]).toEqual([
    ['a.yaml', '2025-05-02'],
    ['b.yaml', '2025-03-01'],
    ['c.jpg', '2025-03-01'],
  ])
})
it('the day of a page’s last change follows a file that moved, and counts a move as a change only when words changed with it', () => {
  const log =
    commit('2025-06-01T10:00:00Z', ['0\t0', 'new/a.mdx', 'newest/a.mdx'], ['1\t0', 'old/b.mdx', 'new/b.mdx']) +
    commit('2025-05-01T10:00:00Z', ['0\t0', 'old/a.mdx', 'new/a.mdx']) +
    commit('2025-04-01T10:00:00Z', ['1\t1', 'old/a.mdx'], ['1\t1', 'old/b.mdx'])
  expect(Object.fromEntries(parseChangeDays(log))).toEqual({ 'newest/a.mdx': '2025-04-01', 'new/b.mdx': '2025-06-01' })
})
it('the day of a page’s last change names the page that is made of a file that is gone', () =>
  expect(() => readLastChangeDay('/a', ['src/content/gone.yaml'])).toThrow(
    /The page \/a .*src\/content\/gone\.yaml.*src\/registry\/rows\/pageContent\.ts/,
  ))

describe.runIf(spawnSync('git', ['--version']).status === 0)('the history of the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], { stdio: 'pipe' })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project.root, path)), { recursive: true })
    writeFileSync(join(project.root, path), text)
  }
  const commitOn = (date: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A change', '--date', date)
  }
  const open = (name: string) => {
    project.root = join(folder, name)
    mkdirSync(project.root)
  }
  /** The history has a file that changed twice and then got a comment, one that was only moved since, and an untracked one. */
  const openWithHistory = (name: string) => {
    open(name)
    git('init', '--quiet')
    write('src/content/old.mdx', 'Words that stay the same.\n'.repeat(9))
    write('src/content/facts/claims.yaml', 'one: 1\n')
    commitOn('2025-03-01T10:00:00Z')
    write('src/content/facts/claims.yaml', 'one: 2\n')
    commitOn('2025-05-01T23:30:00-05:00')
    git('mv', 'src/content/old.mdx', 'src/content/new.mdx')
    write('src/code.ts', 'Code.')
    commitOn('2025-06-01T10:00:00Z')
    write('src/content/facts/claims.yaml', '# Where the figure comes from.\none: 2\n')
    commitOn('2025-06-02T10:00:00Z')
    write('src/content/draft.mdx', 'Words.\n')
  }
  /** The state at the beginning of a build, before the history is read. */
  const begin = async () => {
    vi.resetModules()
    return (await import('./lastChange.ts')).readLastChangeDay
  }

  it('the day of a page’s last change is the latest day of the page’s files, and unknown for an unknown page', async () => {
    openWithHistory('whole')
    const ofPage = await begin()
    expect(ofPage('/a', ['src/content/new.mdx'])).toBe('2025-03-01')
    expect(ofPage('/a', ['src/content/facts/claims.yaml', 'src/content/new.mdx', 'src/content/draft.mdx'])).toBe('2025-05-02')
    expect(ofPage('/a', ['src/content/draft.mdx'])).toBeUndefined()
    // A file that is not content has no day.
    expect(ofPage('/a', ['src/code.ts'])).toBeUndefined()
    expect(() => ofPage('/a', ['src/content/new.mdx', 'src/content/old.mdx', 'src/content/none.mdx'])).toThrow(
      'The page /a is said to be made of src/content/old.mdx and src/content/none.mdx, which is not there.',
    )
  })
  it('the day of a page’s last change is known to a project that is a folder of its repository', async () => {
    openWithHistory('several')
    git('clean', '--quiet', '--force')
    mkdirSync(join(project.root, 'site'))
    git('mv', 'src', 'site/src')
    commitOn('2025-07-01T10:00:00Z')
    write('site/src/content/facts/claims.yaml', 'one: 3\n')
    commitOn('2025-08-01T10:00:00Z')
    project.root = join(project.root, 'site')
    expect((await begin())('/a', ['src/content/facts/claims.yaml'])).toBe('2025-08-01')
  })
  it('the day of a page’s last change is that of a new heading, which is no comment', async () => {
    openWithHistory('heading')
    write('src/content/new.mdx', `## A heading\n${'Words that stay the same.\n'.repeat(9)}`)
    commitOn('2025-09-01T10:00:00Z')
    expect((await begin())('/a', ['src/content/new.mdx'])).toBe('2025-09-01')
  })
  it('the day of a page’s last change is unknown in a shallow clone', async () => {
    openWithHistory('origin')
    const origin = pathToFileURL(project.root).href
    open('shallow')
    git('clone', '--quiet', '--depth', '1', origin, '.')
    expect((await begin())('/a', ['src/content/new.mdx', 'src/content/facts/claims.yaml'])).toBeUndefined()
  })
  it('the day of a page’s last change is unknown without a Git repository', async () => {
    open('none')
    write('src/content/new.mdx', 'Words.')
    expect((await begin())('/a', ['src/content/new.mdx'])).toBeUndefined()
  })
})
