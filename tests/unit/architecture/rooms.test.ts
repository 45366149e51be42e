/** Rooms of sections (docs/architecture.md): what a domain may need of another, and what it keeps to itself. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeImports, type Import, imports, readImports, sourceFiles } from './imports.ts'

describe('rooms of sections', () => {
  const roomOf = (file: string) => file.split('/')[1] ?? ''
  const between = imports.filter(
    ({ file, to }) => file.startsWith('sections/') && to.startsWith('sections/') && roomOf(file) !== roomOf(to),
  )
  it('do not need each other in a circle', () => {
    const circles = (room: string, way: string[]): string[] =>
      way.includes(room)
        ? [[...way.slice(way.indexOf(room)), room].join(' → ')]
        : [...new Set(between.filter(({ file }) => roomOf(file) === room).map(({ to }) => roomOf(to)))].flatMap((next) =>
            circles(next, [...way, room]),
          )
    const rooms = new Set(between.map(({ file }) => roomOf(file)))
    expect([...new Set([...rooms].flatMap((room) => circles(room, [])))]).toEqual([])
  })
  it('that have the free blocks take nothing else from each other, nor does a page from two of them', () => {
    const having = new Set(between.filter(({ to }) => to === 'sections/freeBlocks/freeComponents').map(({ file }) => roomOf(file)))
    expect(having.size).toBeGreaterThan(1)
    const hasFreeBlocks = (file: string) => file.startsWith('sections/') && having.has(roomOf(file))
    const cure = 'what both have belongs in sections/freeBlocks/ or sections/shared/'
    expect(
      describeImports(between.filter(({ file, to }) => hasFreeBlocks(file) && hasFreeBlocks(to))).map((found) => `${found}: ${cure}`),
    ).toEqual([])
    const ofPages = Map.groupBy(
      imports.filter(({ file, to }) => file.startsWith('pages/') && hasFreeBlocks(to)),
      ({ file }) => file,
    )
    expect(ofPages.size).toBe(having.size)
    const two = [...ofPages].filter(([, found]) => new Set(found.map(({ to }) => roomOf(to))).size > 1)
    expect(two.map(([file, found]) => `${file}: ${found.map(({ to }) => to).join(', ')}: ${cure}`)).toEqual([])
  })
  it('share through a room that needs none of them', () => {
    expect(describeImports(between.filter(({ file }) => roomOf(file) === 'shared'))).toEqual([])
  })
})

describe('folders of lib and of models that are sorted by subject', () => {
  const SORTED = ['src/models', 'src/lib/anywhere', 'src/lib/build', 'src/lib/build/content']
  it.each(SORTED)('%s has no file beside them', (folder) => {
    const loose = globSync(`${folder}/*.*`)
    expect(loose.map((file) => `${file}: move it into the folder of its subject, as docs/architecture.md lists them`)).toEqual([])
  })
  it.each(SORTED)('%s has files in them', (folder) => expect(globSync(`${folder}/*/*.ts`).length).toBeGreaterThan(20))
  it('are each named in docs/architecture.md where they run in the build', () => {
    const page = readFileSync('docs/architecture.md', 'utf8')
    const folders = globSync('src/lib/build/{,content/}*/').map((folder) => basename(folder))
    expect(folders.filter((folder) => !page.includes(`\`${folder}/\``))).toEqual([])
  })
})

describe('folders that are sorted in part', () => {
  /** Files whose name has the word of a folder beside them, each with its reason. */
  const STAYS_BESIDE: Record<string, string> = {
    'src/illustrations/scene.attributes.ts': 'charts and workplaces have it too',
  }
  const SORTED_IN_PART = [
    'src/illustrations',
    'src/illustrations/workplace',
    'src/registry',
    'src/schemas',
    'src/sections/home/morning',
    'src/sections/shared',
    'src/sections/shell',
    'src/site',
    'src/ui',
  ]
  const singular = (word: string) => word.toLowerCase().replace(/s$/, '')
  /** @returns the folder that a file's first or last word names: `closing` of ClosingBoard.tsx, `links` of TextLink.tsx */
  const folderNamedBy = (file: string, folders: readonly string[]) => {
    const words = (basename(file).split('.')[0] ?? '').split(/(?=[A-Z])/).map(singular)
    return folders.find((folder) => [words[0], words.at(-1)].includes(singular(folder)))
  }
  const found = SORTED_IN_PART.flatMap((place) => {
    const folders = globSync(`${place}/*/`).map((folder) => basename(folder))
    const files = globSync(`${place}/*.*`).map((file) => file.replaceAll('\\', '/'))
    return files.flatMap((file) => {
      const folder = folderNamedBy(file, folders)
      return folder ? [{ file, to: `${place}/${folder}/` }] : []
    })
  })

  it('have nothing beside the folder that its name asks for', () => {
    const loose = found.filter(({ file }) => !(file in STAYS_BESIDE))
    expect(loose.map(({ file, to }) => `${file}: move it to ${to}, or name it for what else it is`)).toEqual([])
  })
  it('have no exception that is none', () =>
    expect(Object.keys(STAYS_BESIDE).filter((file) => !found.some((one) => one.file === file))).toEqual([]))
  it.each(SORTED_IN_PART)('%s has folders', (place) => expect(globSync(`${place}/*/`)).not.toEqual([]))
  it.each([
    ['ClosingBoard.tsx', 'closing'],
    ['closing.attributes.ts', 'closing'],
    ['TextLink.test.tsx', 'links'],
    ['checkRepeats.ts', 'checks'],
    ['Linked.tsx', undefined],
    ['PhoneFold.tsx', undefined],
  ])('%s asks for the folder %s', (file, folder) => expect(folderNamedBy(file, ['closing', 'links', 'checks'])).toBe(folder))
})

describe('what one room alone uses', () => {
  const withoutEnding = (file: string) => file.replace(/^src\//, '').replace(/\.\w+$/, '')
  const roomOf = (file: string) => /^sections\/[^/]+/.exec(file)?.[0]
  /** @returns the modules that files of one room import and nothing else does, each with its room */
  const ofOneRoom = (modules: readonly string[], all: readonly Import[]) => {
    const importers = Map.groupBy(all, ({ to }) => to.replace(/^src\//, ''))
    return modules.map(withoutEnding).flatMap((name) => {
      const [room, ...others] = new Set((importers.get(name) ?? []).map(({ file }) => roomOf(file)))
      return room && others.length === 0 ? [{ name, room }] : []
    })
  }
  const programs = globSync(['{server,scripts}/**/*.{ts,mjs}', 'src/*.ts', '*.config.ts']).filter((file) => !file.includes('.test.'))
  const all = [...imports, ...programs.flatMap((file) => readImports(file, '.'))]
  const found = ofOneRoom(
    sourceFiles.filter((file) => /^(lib|models)\//.test(file)),
    all,
  )

  it('lies in that room', () => {
    expect(found.map(({ name, room }) => `src/${name} is used by src/${room} alone: move it there, with its test`)).toEqual([])
  })
  it('is known from what others use too', () => {
    const step = (file: string, to: string) => ({ file, to, written: to, isType: false, isDynamic: false })
    const made = [
      step('sections/a/A.tsx', 'lib/anywhere/own'),
      step('sections/a/deep/B.tsx', 'lib/anywhere/own'),
      step('sections/a/A.tsx', 'lib/anywhere/rooms'),
      step('sections/b/B.tsx', 'lib/anywhere/rooms'),
      step('sections/a/A.tsx', 'lib/anywhere/checked'),
      step('schemas/a.ts', 'lib/anywhere/checked'),
      step('sections/a/A.tsx', 'lib/anywhere/sent'),
      step('server/a.ts', 'src/lib/anywhere/sent'),
      step('schemas/a.ts', 'lib/anywhere/other'),
    ]
    const modules = ['own', 'rooms', 'checked', 'sent', 'other', 'unused'].map((name) => `lib/anywhere/${name}.ts`)
    expect(ofOneRoom(modules, made)).toEqual([{ name: 'lib/anywhere/own', room: 'sections/a' }])
  })
})
