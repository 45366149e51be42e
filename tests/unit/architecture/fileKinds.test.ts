/** Static, page script or island: what each kind of file may be (docs/components.md). */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findClassSelectors } from './classSelectors.ts'
import { browserImports, describeImports, findReached, imports, readImports, sourceFiles } from './imports.ts'
import { exportedFunctions, parseSource, tagsIn } from './sourceTree.ts'

/** Tests that look at pages; elsewhere a dot before a name is many other things, also in entries to test with. */
const PAGE_TESTS = /^(src\/(illustrations|islands|sections)|server|tests\/(browser|built|dev|engines|lib(?!\/entries)|platform))\//
/** What every room uses: an attribute from there belongs to none. */
const SHARED_ATTRIBUTES = /^(sections\/shared|ui|islands)\//
/** Tests of code that writes attributes, and this one. */
const ATTRIBUTE_TESTS = /dataAttribute\.test|fileKinds\.test/

const attributeNames = sourceFiles
  .filter((file) => file.endsWith('.attributes.ts'))
  .flatMap((file) => [...readFileSync(join('src', file), 'utf8').matchAll(/\bdataAttribute\('([\w-]+)'\)/g)].map(([, name = '']) => name))
const toKebabCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const isStatic = (file: string) => /^(sections|illustrations)\//.test(file) && file.endsWith('.tsx') && !file.endsWith('.island.tsx')

describe('a file is static, a page script or an island', () => {
  it('keeps React out of page scripts, but for what they fetch with the first click', () => {
    const wrong = imports
      .filter(({ file, isType, isDynamic }) => file.endsWith('.client.ts') && !isType && !isDynamic)
      .filter(({ to }) => /^package:(react|@radix)|^islands\/|\.island$/.test(to) || sourceFiles.includes(`${to}.tsx`))
    expect(describeImports(wrong)).toEqual([])
  })
  /** What page scripts export. */
  const scriptFunctions = sourceFiles
    .filter((file) => file.endsWith('.client.ts'))
    .flatMap((file) =>
      exportedFunctions(parseSource(file, readFileSync(join('src', file), 'utf8'))).map((exported) => ({ file, ...exported })),
    )
  it('reads exported functions however they are written', () => {
    const source = [
      'export function connectA(\n  root: Document,\n): () => void { return () => {} }',
      'export const connectB = (root = document): (() => void) => () => {}, connectC = function () {}',
      'export async function fetchD(): Promise<void> {}',
      'export const SETTINGS = { e: () => {} }',
      'const connectF = () => {}\nfunction connectG() {}',
    ]
    expect(exportedFunctions(parseSource('a.client.ts', source.join('\n')))).toEqual([
      { name: 'connectA', gives: '() => void' },
      { name: 'connectB', gives: '() => void' },
      { name: 'connectC', gives: undefined },
      { name: 'fetchD', gives: 'Promise<void>' },
    ])
  })
  it('lets whoever connects a page script end it, too, as a test does and whatever takes a part out of a page', () => {
    const connecting = scriptFunctions.filter(({ name }) => name.startsWith('connect'))
    expect(connecting.length).toBeGreaterThan(8)
    const endless = connecting.filter(({ gives }) => gives !== '() => void')
    expect(endless.map(({ file, name }) => `${file}: let ${name} return a function that takes its listeners away (: () => void)`)).toEqual(
      [],
    )
  })
  it('calls connect… what returns an end, so that who calls it knows that there is one', () => {
    const otherwise = scriptFunctions.filter(({ name, gives }) => gives === '() => void' && !name.startsWith('connect'))
    expect(otherwise.map(({ file, name }) => `${file}: call ${name} connect…, as it returns what ends it`)).toEqual([])
  })
  it('finds markup through named attributes only, so that a renamed one is renamed for markup, script and tests', () => {
    const wrong = sourceFiles.filter(
      (file) => file.endsWith('.client.ts') && /['"`[]data-|\bdataset\b/.test(readFileSync(join('src', file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
  it('names each attribute once, in a file that pulls nothing along', () => {
    const written = sourceFiles.filter(
      (file) => /\bdataAttribute\(/.test(readFileSync(join('src', file), 'utf8')) && file !== 'lib/anywhere/markup/dataAttribute.ts',
    )
    expect(written.filter((file) => !file.endsWith('.attributes.ts'))).toEqual([])
    expect(
      describeImports(imports.filter(({ file, to }) => file.endsWith('.attributes.ts') && to !== 'lib/anywhere/markup/dataAttribute')),
    ).toEqual([])
    expect(attributeNames.filter((name, index) => attributeNames.indexOf(name) !== index)).toEqual([])
    expect(
      sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file) && /\sdata-[a-z][\w-]*=/.test(readFileSync(join('src', file), 'utf8'))),
    ).toEqual([])
  })
  it('begins each attribute’s name with its file’s, so that who reads it in a sheet knows where it is set', () => {
    const wrong = sourceFiles
      .filter((file) => file.endsWith('.attributes.ts') && !SHARED_ATTRIBUTES.test(file))
      .flatMap((file) => {
        const prefix = toKebabCase(basename(file, '.attributes.ts'))
        return [...readFileSync(join('src', file), 'utf8').matchAll(/\bdataAttribute\('([\w-]+)'\)/g)].flatMap(([, name = '']) =>
          `${name}-`.startsWith(`${prefix}-`) ? [] : [`${file}: data-${name} does not begin with ${prefix}`],
        )
      })
    expect(wrong).toEqual([])
  })
  it('ends each attribute’s name in its key, so that who reads the one finds the other', () => {
    const keyed = sourceFiles
      .filter((file) => file.endsWith('.attributes.ts'))
      .flatMap((file) =>
        [...readFileSync(join('src', file), 'utf8').matchAll(/\b(\w+): dataAttribute\('([\w-]+)'\)/g)].map(([, key = '', name = '']) => ({
          key,
          name,
        })),
      )
    expect(keyed.map(({ name }) => name)).toEqual(attributeNames)
    expect(keyed.filter(({ key, name }) => !`-${name}`.endsWith(`-${toKebabCase(key)}`))).toEqual([])
  })
  it('styles by named attributes too: the build drops the rules of an attribute that nothing carries, and nobody would notice', () => {
    const attributes = (file: string, pattern: RegExp) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name }))
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    const used = [
      ...sheets.flatMap((file) => attributes(file, /(?:\[|\battr\()data-([a-z][\w-]*)/g)),
      // Classes with a condition: `data-help-open:text-go`, `group-data-walkthrough-playing:hidden`.
      ...sourceFiles
        .filter((file) => /\.(tsx|astro)$/.test(file))
        .flatMap((file) => attributes(file, /[\s"'`](?:[a-z]+-)*data-([a-z][a-z-]*):/g)),
    ]
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter(({ name }) => !attributeNames.includes(name)).map(({ file, name }) => `${file} names data-${name}`)).toEqual([])
  })
  it('lets tests find things by named attributes too, and by no class: both are renamed at will', () => {
    const tests = globSync(['{src,server}/**/*.{test,testing}.{ts,tsx}', 'tests/**/*.{ts,tsx}'])
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !ATTRIBUTE_TESTS.test(file))
    const literal = /\[data-[a-z]|Attribute\('data-|\bdataset\b/
    expect(tests.filter((file) => literal.test(readFileSync(file, 'utf8')))).toEqual([])
    const looking = tests.filter((file) => PAGE_TESTS.test(file))
    expect(looking.length).toBeGreaterThan(0)
    expect(looking.flatMap((file) => findClassSelectors(file, readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual([])
  })
  it('joins classes by cn wherever a className comes in, so that the later one wins', () => {
    const wrong = sourceFiles.filter(
      (file) => file.endsWith('.tsx') && /\$\{className\}|className = ''/.test(readFileSync(join('src', file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
  it('keeps state and effects in islands', () => {
    const wrong = sourceFiles
      .filter(isStatic)
      .filter((file) => /\buse(State|Effect|Ref|Reducer|SyncExternalStore|LayoutEffect)\(/.test(readFileSync(join('src', file), 'utf8')))
    expect(wrong).toEqual([])
  })
  it('lets no static component pull an island along', () => {
    const wrong = imports.filter(({ file, to, isType }) => isStatic(file) && !isType && /\.island$|^islands\/(?!.*\.attributes$)/.test(to))
    expect(describeImports(wrong)).toEqual([])
  })
  it('lets a page script run for files of Astro’s and other page scripts alone: what an island needs of it, too, is a plain module', () => {
    const wrong = imports.filter(
      ({ file, to, isType }) => to.endsWith('.client') && !isType && !/\.(client\.ts|astro|testing\.ts)$/.test(file),
    )
    expect(describeImports(wrong)).toEqual([])
  })
  it('lets an island that follows its inputs take over what was entered before it was live', () => {
    const islands = sourceFiles.filter((file) => file.endsWith('.island.tsx'))
    const filesOf = (island: string) => [
      island,
      ...findReached(island)
        .map(({ to }) => `${to}.tsx`)
        .filter((file) => sourceFiles.includes(file)),
    ]
    const following = islands.filter((island) =>
      filesOf(island).some((file) => /\bonChange=\{[\s\S]*?\}/.test(readFileSync(join('src', file), 'utf8'))),
    )
    expect(following.length).toBeGreaterThan(3)
    const lost = following.filter((island) => !findReached(island).some(({ to }) => to === 'islands/hydration/useEarlyInput'))
    expect(lost.map((island) => `${island}: call useEarlyInput, or what is entered before hydration is lost`)).toEqual([])
  })
  it('hydrates islands only, and each of them on interaction', () => {
    const all = sourceFiles
      .filter((file) => file.endsWith('.astro'))
      .flatMap((file) => {
        const hydrated = tagsIn(parseSource(file, readFileSync(join('src', file), 'utf8'))).flatMap(({ tagName, attributes }) =>
          attributes.properties.flatMap((one) => {
            const [, how] = /^client:(.*)$/.exec(one.name?.getText() ?? '') ?? []
            return how ? { name: tagName.getText(), how } : []
          }),
        )
        const islands = new Set(
          readImports(file).flatMap(({ to }) => (to.endsWith('.island') ? [to.split('/').at(-1)?.replace('.island', '')] : [])),
        )
        return hydrated.map(({ name, how }) => ({ file, name, isRight: how === 'interaction' && islands.has(name) }))
      })
    expect(all.length).toBeGreaterThan(5)
    const wrong = all.filter(({ isRight }) => !isRight).map(({ file, name }) => `${file} hydrates ${name}`)
    expect(wrong).toEqual([])
  })
  it('keeps settings and facts, which only the build can read, out of what reaches the browser', () => {
    expect(describeImports(browserImports.filter(({ to }) => /^site\/(site|settings)$|^facts\//.test(to)))).toEqual([])
  })
})
