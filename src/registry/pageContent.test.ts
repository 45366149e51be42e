/** A page's date in the sitemap is only true when its list in pageContent.ts has everything that the page shows. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FOLDER_CONTENT, PAGE_CONTENT } from './pageContent.ts'

/** "/blog/404" → "src/pages/blog/404.astro", "/blog" → "src/pages/blog/index.astro" */
const fileAt = (path: string) => globSync(`src/pages${path === '/' ? '' : path}{.astro,/index.astro}`)[0] ?? ''
/** What articles and their tags' pages show: what an article says of itself dates them. */
const isDatedByArticles = (source: string) => /\b(articlesOfSite|tagsInUse)\(/.test(source)

/** @returns the collections that a file reads past its list. Words of every page stand on every page and date none. */
function readsPastList(source: string): string[] {
  const withoutPaths = source.replace(/export async function getStaticPaths[\s\S]*?\n}/, '')
  return [...withoutPaths.matchAll(/\b(?:contentOf|entryOf|getCollection)\('(\w+)'\)/g)].flatMap(([, name = '']) =>
    name === 'everyPage' ? [] : name,
  )
}
/** @returns the collections that a file takes from its list */
function namesTaken(source: string): string[] {
  const calls = /const \{([^}]*)\} = await (?:contentAt|sharedContentOf)\(|\(await (?:contentAt|sharedContentOf)\([^)]*\)\)\.(\w+)/g
  return [...source.matchAll(calls)].flatMap(
    ([, names = '', name]) => name ?? names.split(',').map((one) => one.split(':')[0]?.trim() ?? ''),
  )
}

describe('a page that is dated by what it is made of', () => {
  const files = globSync('src/pages/**/*.astro').map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  it('reads only what its list has, and the words of every page', () => {
    const problems = files
      .filter(({ file, source }) => !(file.includes('[') && isDatedByArticles(source)))
      .flatMap(({ file, source }) => readsPastList(source).map((name) => ({ file, name })))
    expect(
      problems.map(
        ({ file, name }) =>
          `${file} reads '${name}' past its list: add it in src/registry/pageContent.ts, and take it from contentAt(…) or sharedContentOf(…)`,
      ),
    ).toEqual([])
  })
  it('shows all that its list has', () => {
    const lists = [
      ...Object.entries(PAGE_CONTENT).map(([path, { content }]) => ({ file: fileAt(path), content })),
      ...Object.entries(FOLDER_CONTENT).map(([name, content]) => {
        const drawn = files.find(({ source }) => source.includes(`sharedContentOf('${name}')`))
        return { file: drawn?.file ?? '', content }
      }),
    ]
    const problems = lists.flatMap(({ file, content }) => {
      const taken = namesTaken(files.find((one) => one.file === file)?.source ?? '')
      return content.filter((name) => !taken.includes(name)).map((name) => ({ file, name }))
    })
    expect(
      problems.map(({ file, name }) => `${file || 'No page'} shows no '${name}': take it out of its list in src/registry/pageContent.ts`),
    ).toEqual([])
  })
  it.each([
    ["const { meta } = await contentOf('home')", ['home']],
    ["const { reading } = await contentOf('everyPage')", []],
    ["export async function getStaticPaths() {\n  return await getCollection('features')\n}\nawait getCollection('home')", ['home']],
  ])('would be found reading past its list: %j', (source, names) => expect(readsPastList(source)).toEqual(names))
  it.each([
    ['const { home, morning: played } = await contentAt(routes.home)', ['home', 'morning']],
    ["const { crew } = (await sharedContentOf('features')).dashboards", ['dashboards']],
  ])('would be found leaving out others than these: %j', (source, names) => expect(namesTaken(source)).toEqual(names))
})
