/** Static, page script or island: what each kind of file may be (docs/components.md). */
import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { browserImports, describeImports, findLoadedImports, imports, readImports } from './imports.ts'
import { readSource, sourceFiles } from './sourceFiles.ts'
import { attributeNamesIn, callsOf, nodesIn, parseSource, tagsIn } from './sourceTree.ts'

/** @returns the trees of the files in which a word occurs: to parse all of them takes seconds */
const treesWith = (word: string, files: readonly string[]) =>
  files
    .map((file) => ({ file, source: readSource(file) }))
    .filter(({ source }) => source.includes(word))
    .map(({ file, source }) => ({ file, tree: parseSource(file, source) }))

/** Each call of `dataAttribute`, with the name that it gives. */
const namedAttributes = treesWith('dataAttribute', sourceFiles).flatMap(({ file, tree }) =>
  callsOf(nodesIn(tree), ['dataAttribute']).map(({ arguments: [name] }) => ({
    file,
    name: name && ts.isStringLiteral(name) ? name.text : '',
  })),
)
const attributeNames = namedAttributes.map(({ name }) => name)

const STATE_HOOKS = ['useState', 'useEffect', 'useRef', 'useReducer', 'useSyncExternalStore', 'useLayoutEffect']
const isStatic = (file: string) => /^(sections|illustrations)\//.test(file) && file.endsWith('.tsx') && !file.endsWith('.island.tsx')

describe('a file is static, a page script or an island', () => {
  it('keeps React out of page scripts, except in dynamic imports', () => {
    const wrong = imports
      .filter(({ file, isType, isDynamic }) => file.endsWith('.client.ts') && !isType && !isDynamic)
      .filter(({ to }) => /^package:(react|@radix)|^islands\/|\.island$/.test(to) || sourceFiles.includes(`${to}.tsx`))
    expect(describeImports(wrong)).toEqual([])
  })
  it('lets page scripts find markup by named attributes only', () => {
    const wrong = sourceFiles.filter((file) => file.endsWith('.client.ts') && /['"`[]data-|\bdataset\b/.test(readSource(file)))
    expect(wrong).toEqual([])
  })
  it('names each attribute once, in a file that imports nothing else', () => {
    expect(attributeNames.length).toBeGreaterThan(50)
    expect(namedAttributes.filter(({ file, name }) => !file.endsWith('.attributes.ts') || name === '')).toEqual([])
    expect(
      describeImports(imports.filter(({ file, to }) => file.endsWith('.attributes.ts') && to !== 'lib/anywhere/markup/dataAttribute')),
    ).toEqual([])
    expect(attributeNames.filter((name, index) => attributeNames.indexOf(name) !== index)).toEqual([])
    const markup = treesWith(
      'data-',
      sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file)),
    )
    expect(markup.filter(({ tree }) => attributeNamesIn(tree).some((name) => name.startsWith('data-'))).map(({ file }) => file)).toEqual([])
  })
  it('lets sheets and classes name only attributes that exist: the build drops other rules without a word', () => {
    const attributes = (file: string, pattern: RegExp) => [...readSource(file).matchAll(pattern)].map(([, name = '']) => ({ file, name }))
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    const used = [
      ...sheets.flatMap((file) => attributes(file, /(?:\[|\battr\()data-([a-z][\w-]*)/g)),
      // Classes with a condition: `data-help-center-open:text-go`, `group-data-walkthrough-playing:hidden`.
      ...sourceFiles
        .filter((file) => /\.(tsx|astro)$/.test(file))
        .flatMap((file) => attributes(file, /[\s"'`](?:[a-z]+-)*data-([a-z][a-z-]*):/g)),
    ]
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter(({ name }) => !attributeNames.includes(name)).map(({ file, name }) => `${file} names data-${name}`)).toEqual([])
  })
  it('keeps state and effects in islands', () => {
    const wrong = STATE_HOOKS.flatMap((hook) =>
      treesWith(hook, sourceFiles.filter(isStatic)).filter(({ tree }) =>
        nodesIn(tree).some((node) => ts.isIdentifier(node) && node.text === hook),
      ),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
  it('lets no static component import an island', () => {
    const wrong = imports.filter(({ file, to, isType }) => isStatic(file) && !isType && /\.island$|^islands\/(?!.*\.attributes$)/.test(to))
    expect(describeImports(wrong)).toEqual([])
  })
  it('lets only .astro files and page scripts import a page script', () => {
    const wrong = imports.filter(
      ({ file, to, isType }) => to.endsWith('.client') && !isType && !/\.(client\.ts|astro|testing\.ts)$/.test(file),
    )
    expect(describeImports(wrong)).toEqual([])
  })
  it('draws a component that has an .astro file beside it through that file, which brings its script or island', () => {
    const pairs = sourceFiles.filter((file) => file.endsWith('.tsx') && sourceFiles.includes(file.replace('.tsx', '.astro')))
    expect(pairs.length).toBeGreaterThan(5)
    const wrong = imports
      .filter(({ isType, file }) => !isType && !file.includes('.testing.'))
      .filter(({ file, to }) => pairs.includes(`${to}.tsx`) && file !== `${to}.astro`)
    expect(describeImports(wrong)).toEqual([])
  })
  it('lets an island that follows its inputs take over what was entered before hydration', () => {
    const islands = sourceFiles.filter((file) => file.endsWith('.island.tsx'))
    const filesOf = (island: string) => [
      island,
      ...findLoadedImports(island)
        .map(({ to }) => `${to}.tsx`)
        .filter((file) => sourceFiles.includes(file)),
    ]
    const following = islands.filter((island) =>
      treesWith('onChange', filesOf(island)).some(({ tree }) => attributeNamesIn(tree).includes('onChange')),
    )
    expect(following.length).toBeGreaterThan(3)
    const lost = following.filter((island) => !findLoadedImports(island).some(({ to }) => to === 'islands/hydration/useEarlyInput'))
    expect(lost.map((island) => `${island}: call useEarlyInput, or what is entered before hydration is lost`)).toEqual([])
  })
  it('hydrates only islands, each on interaction', () => {
    const all = sourceFiles
      .filter((file) => file.endsWith('.astro'))
      .flatMap((file) => {
        const hydrated = tagsIn(parseSource(file, readSource(file))).flatMap(({ tagName, attributes }) =>
          attributes.properties.flatMap((attribute) => {
            const [, how] = /^client:(.*)$/.exec(attribute.name?.getText() ?? '') ?? []
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
  it('keeps settings and facts out of the browser', () => {
    expect(describeImports(browserImports.filter(({ to }) => /^site\/(site|settings)$|^facts\//.test(to)))).toEqual([])
  })
})
