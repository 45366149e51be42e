import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readBuild, type ServedBuild, watchBuild, withPreviousAssets } from './readBuild.ts'
import { hashFolder, readFolder, readStaticFiles, type StaticFile } from './staticFiles.ts'

let folder: string
let paths: { dist: string; manifest: string }

/** Writes a build in the same order as scripts/build.ts: the folder first, then the manifest. */
async function putInPlace(page: string, { complete = true } = {}) {
  const next = join(folder, 'next')
  await mkdir(next)
  await writeFile(join(next, 'index.html'), page)
  const files = await hashFolder(next)
  await rm(paths.dist, { recursive: true, force: true })
  await rename(next, paths.dist)
  if (!complete) return
  await writeFile(`${paths.manifest}.next`, JSON.stringify({ files, email: page }))
  await rename(`${paths.manifest}.next`, paths.manifest)
}
const NO_BUILD = 'There is no built site yet. Run: npm run build'
const onRefusal = vi.fn<(reason: string) => void>()
const pageOf = (build: ServedBuild | undefined) => build?.files.get('/index.html')?.variants.identity.body.toString()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
  paths = { dist: join(folder, 'dist'), manifest: join(folder, 'manifest.json') }
})
afterEach(async () => {
  vi.useRealTimers()
  onRefusal.mockClear()
  await rm(folder, { recursive: true, force: true })
})

describe('a build', () => {
  it('is read completely: later changes in the folder have no effect', async () => {
    await putInPlace('first')
    const build = await readBuild(paths)
    await rm(paths.dist, { recursive: true })
    expect(pageOf(build)).toBe('first')
  })
  it('that is missing is one sentence', () => expect(readBuild(paths)).rejects.toThrow(/^There is no built site yet\. Run: npm run build$/))
  it.each([
    ['a changed file', (dist: string) => writeFile(join(dist, 'index.html'), 'edited by hand')],
    ['a file too many', (dist: string) => writeFile(join(dist, 'more.html'), '')],
    ['a file too few', (dist: string) => rm(join(dist, 'index.html'))],
  ])('with %s is not served', async (_, change) => {
    await putInPlace('first')
    await change(paths.dist)
    await expect(readBuild(paths, 1)).rejects.toThrow(/not complete, or was changed.*\/(index|more)\.html is not what.*npm run build/)
  })
  /** Skips every pause until the reading ends. @returns the number of pauses */
  const passPauses = async (reading: Promise<unknown>, atPause: (count: number) => Promise<void> = async () => {}) => {
    let isRead = false
    const end = () => {
      isRead = true
    }
    void reading.then(end, end)
    let pauses = 0
    while (!isRead) {
      await new Promise((resolve) => setImmediate(resolve))
      if (vi.getTimerCount() === 0) continue
      pauses += 1
      await atPause(pauses)
      vi.runOnlyPendingTimers()
    }
    return pauses
  }
  it('that is being replaced is waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await putInPlace('first', { complete: false })
    await writeFile(paths.manifest, JSON.stringify({ files: {} }))
    const reading = readBuild(paths)
    expect(await passPauses(reading, (count) => (count === 2 ? putInPlace('second') : Promise.resolve()))).toBe(2)
    expect(pageOf(await reading)).toBe('second')
  })
  it('that does not become complete within five seconds is not waited for any longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await putInPlace('first')
    await writeFile(join(paths.dist, 'index.html'), 'edited by hand')
    const reading = readBuild(paths)
    expect(await passPauses(reading)).toBe(19)
    await expect(reading).rejects.toThrow('not complete')
  })
  it('is loaded once, and so is the next one, until the watch ends', async () => {
    await putInPlace('first')
    const watch = () => {
      const taken: (string | undefined)[] = []
      return { taken, end: watchBuild(paths, { onBuild: (build) => taken.push(pageOf(build)), onRefusal }, 5) }
    }
    const first = watch()
    await putInPlace('second')
    await expect.poll(() => first.taken).toEqual(['second'])
    await putInPlace('third')
    await expect.poll(() => first.taken).toEqual(['second', 'third'])
    first.end()
    const later = watch()
    await putInPlace('fourth')
    await expect.poll(() => later.taken).toEqual(['fourth'])
    later.end()
    expect(first.taken).toEqual(['second', 'third'])
  })
  it('that cannot be read leaves the last one online, reports why, and does not block the next one', async () => {
    await putInPlace('first')
    const taken: (string | undefined)[] = []
    const end = watchBuild(paths, { onBuild: (build) => taken.push(pageOf(build)), onRefusal }, 5)
    await writeFile(paths.manifest, 'half a manif')
    await expect.poll(() => onRefusal.mock.lastCall).toEqual([NO_BUILD])
    expect(taken).toEqual([])
    await putInPlace('second')
    // A build that came during a reading is read afterwards.
    await expect.poll(() => [...new Set(taken)]).toEqual(['second'])
    end()
  })
  it('that stays broken is reported once and not at each check; another reason, and a later build, are reported again', async () => {
    await putInPlace('first')
    let refusal = ''
    const onBuild = vi.fn((_build: ServedBuild) => {
      if (refusal) throw new Error(refusal)
    })
    const end = watchBuild(paths, { onBuild, onRefusal }, 5)
    refusal = 'It lacks words.'
    await putInPlace('second')
    await expect.poll(() => onBuild.mock.calls.length).toBeGreaterThan(2)
    expect(onRefusal.mock.calls).toEqual([['It lacks words.']])
    await writeFile(paths.manifest, 'half a manif')
    await expect.poll(() => onRefusal.mock.lastCall).toEqual([NO_BUILD])
    refusal = ''
    await putInPlace('third')
    await expect.poll(() => onBuild.mock.lastCall?.map(pageOf)).toEqual(['third'])
    await writeFile(paths.manifest, 'half a manif')
    await expect.poll(() => onRefusal.mock.calls.map(([reason]) => reason)).toEqual(['It lacks words.', NO_BUILD, NO_BUILD])
    end()
  })
  it('is loaded by a running server once it is complete, and not before', async () => {
    await putInPlace('first')
    const takenBuilds: ServedBuild[] = []
    const next = Promise.withResolvers<void>()
    const end = watchBuild(
      paths,
      {
        onBuild: (build) => {
          takenBuilds.push(build)
          next.resolve()
        },
        onRefusal,
      },
      10,
    )
    await putInPlace('half', { complete: false })
    await putInPlace('second')
    await next.promise
    end()
    expect(takenBuilds.map((build) => [pageOf(build), build.manifest.email])).toEqual([['second', 'second']])
  })
})

describe('a running server', () => {
  it('keeps the assets of the build before, for pages that were opened then, and of no other', () => {
    const build = (...names: string[]): ServedBuild => ({
      manifest: {} as ServedBuild['manifest'],
      files: new Map(names.map((name) => [name, { type: names.join(), variants: {} } as unknown as StaticFile])),
    })
    const [first, second, third] = [
      build('/index.html', '/old.html', '/_assets/a.js', '/_assets/same.css'),
      build('/index.html', '/_assets/b.js', '/_assets/same.css'),
      build('/index.html', '/_assets/c.js'),
    ]
    const kept = withPreviousAssets(first, second)
    expect([...kept.files.keys()].sort()).toEqual(['/_assets/a.js', '/_assets/b.js', '/_assets/same.css', '/index.html'])
    expect(kept.files.get('/_assets/same.css')).toBe(second.files.get('/_assets/same.css'))
    expect(withPreviousAssets(second, third).files.has('/_assets/a.js')).toBe(false)
  })
  it('reads the same folder with slashes behind its name', async () => {
    await putInPlace('first')
    expect([...(await readFolder(`${paths.dist}//`)).keys()]).toEqual(['/index.html'])
  })
  it('follows no symbolic link, to a file or to a folder', async () => {
    await mkdir(join(folder, 'secret'))
    await writeFile(join(folder, 'secret/key.txt'), 'secret')
    await mkdir(paths.dist)
    await writeFile(join(paths.dist, 'index.html'), 'page')
    await symlink(join(folder, 'secret/key.txt'), join(paths.dist, 'key.txt'))
    await symlink(join(folder, 'secret'), join(paths.dist, 'folder'))
    expect([...(await readStaticFiles(paths.dist)).keys()]).toEqual(['/index.html'])
    expect(await readFile(join(paths.dist, 'folder/key.txt'), 'utf8')).toBe('secret')
  })
})
