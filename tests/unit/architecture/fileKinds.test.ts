/** Static, page script or island: what each kind of file may be (docs/components.md). */
import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { browserImports, describeImports, findImports, findLoadedImports, imports } from './imports.ts'
import { readSource, sourceFiles } from './sourceFiles.ts'
import { attributeNamesIn, callsOf, nodesIn, parseSource, tagsIn } from './sourceTree.ts'

/** @returns the trees of the files in which a word occurs: to parse all of them takes seconds */
const treesWith = (word: string, files: readonly string[]) =>
  files
    .map((file) => ({ file, source: readSource(file) }))
    .filter(({ source }) => source.includes(word))
    .map(({ file, source }) => ({ file, tree: parseSource(file, source) }))

/** @returns the name that each call of `dataAttribute` gives; empty if it is not written there */
const attributesNamedIn = (tree: ts.SourceFile) =>
  callsOf(nodesIn(tree), ['dataAttribute']).map(({ arguments: [name] }) => (name && ts.isStringLiteral(name) ? name.text : ''))
const namedAttributes = treesWith('dataAttribute', sourceFiles).flatMap(({ file, tree }) =>
  attributesNamedIn(tree).map((name) => ({ file, name })),
)
const attributeNames = namedAttributes.map(({ name }) => name)

const STATE_HOOKS = ['useState', 'useEffect', 'useRef', 'useReducer', 'useSyncExternalStore', 'useLayoutEffect']
const isStatic = (file: string) => /^(sections|illustrations)\//.test(file) && file.endsWith('.tsx') && !file.endsWith('.island.tsx')

describe('a file is static, a page script or an island', () => {
  it('keeps React out of page scripts, except in dynamic imports', () => {
    const wrong = imports
      .filter(({ file, isType, isDynamic }) => file.endsWith('.client.ts') && !isType && !isDynamic)
      .filter(({ to }) => /^package:(react|@radix)|^islandParts\/|\.island$/.test(to) || sourceFiles.includes(`${to}.tsx`))
    expect(describeImports(wrong)).toEqual([])
  })
  it('lets page scripts find markup by the data attributes of *.attributes.ts only', () => {
    const wrong = sourceFiles.filter((file) => file.endsWith('.client.ts') && /['"`[]data-|\bdataset\b/.test(readSource(file)))
    expect(wrong).toEqual([])
  })
  it('names each attribute once, in a file that imports nothing else', () => {
    const planted = parseSource('x.attributes.ts', "const a = dataAttribute('open'); const b = dataAttribute(name)")
    expect(attributesNamedIn(planted)).toEqual(['open', ''])
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
    const findUnknown = (file: string, source: string) =>
      // Classes with a condition: `data-help-center-open:text-go`, `group-data-walkthrough-playing:hidden`.
      [...source.matchAll(file.endsWith('.css') ? /(?:\[|\battr\()data-([a-z][\w-]*)/g : /[\s"'`](?:[a-z]+-)*data-([a-z][a-z-]*):/g)]
        .map(([, name = '']) => name)
        .filter((name) => !attributeNames.includes(name))
        .map((name) => `${file} names data-${name}`)
    expect(findUnknown('x.css', '[data-mistyped] { content: attr(data-mistaken) }')).toHaveLength(2)
    expect(findUnknown('x.tsx', 'className="mt-2 data-mistyped:grid group-data-mistaken:hidden"')).toHaveLength(2)
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    const markup = sourceFiles.filter((file) => /\.(tsx|astro)$/.test(file))
    expect([...sheets, ...markup].flatMap((file) => findUnknown(file, readSource(file)))).toEqual([])
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
    const wrong = imports.filter(
      ({ file, to, isType }) => isStatic(file) && !isType && /\.island$|^islandParts\/(?!.*\.attributes$)/.test(to),
    )
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
    expect(pairs).not.toEqual([])
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
    expect(following).not.toEqual([])
    const lost = following.filter((island) => !findLoadedImports(island).some(({ to }) => to === 'islandParts/hydration/useEarlyInput'))
    expect(lost.map((island) => `${island}: call useEarlyInput, or what is entered before hydration is lost`)).toEqual([])
  })
  it('hydrates only islands, each on interaction', () => {
    const findWronglyHydrated = (file: string, source: string) => {
      const hydrated = tagsIn(parseSource(file, source)).flatMap(({ tagName, attributes }) =>
        attributes.properties.flatMap((attribute) => {
          const [, how] = /^client:(.*)$/.exec(attribute.name?.getText() ?? '') ?? []
          return how ? { name: tagName.getText(), how } : []
        }),
      )
      const islands = new Set(
        findImports(file, source).flatMap(({ to }) => (to.endsWith('.island') ? [to.split('/').at(-1)?.replace('.island', '')] : [])),
      )
      return hydrated.filter(({ name, how }) => how !== 'interaction' || !islands.has(name)).map(({ name }) => `${file} hydrates ${name}`)
    }
    const page = `---
import { Part } from './Part.island.tsx'
import { Note } from './Note.tsx'
---
<Part client:interaction /><Part client:load /><Note client:interaction />`
    expect(findWronglyHydrated('x.astro', page)).toEqual(['x.astro hydrates Part', 'x.astro hydrates Note'])
    const pages = sourceFiles.filter((file) => file.endsWith('.astro'))
    expect(pages.flatMap((file) => findWronglyHydrated(file, readSource(file)))).toEqual([])
  })
  it('keeps settings and facts out of the browser', () => {
    expect(describeImports(browserImports.filter(({ to }) => /^site\/(site|settings)$|^facts\//.test(to)))).toEqual([])
  })
})
