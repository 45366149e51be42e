/** The list of pages, from the least content: one entry of each kind, and for folders the entries that a test needs. */
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { notFoundRoutes, routes, routeTo } from '#src/site/routes.ts'
import { readEntryPage, readEntryPaths } from '../readPage.ts'
import { indexByAddress, readPagesByAddress, readPublicPages, readSitePages } from './registry.ts'

const meta = { title: 'Its title', description: 'What it is.' }
const article = (id: string, day: string, more: object = {}) => ({
  id,
  data: { ...meta, title: id, author: 'ana', publishedAt: new Date(day), tags: ['rules'], draft: false, ...more },
})
/** Of a page that is a list of blocks. */
const unwritten = { opening: { picture: { kind: 'shift-offer' } }, blocks: [] }
const singleEntry = (data: object) => [{ id: 'single', data }]
const FOLDERS: Readonly<Record<string, unknown[]>> = {
  features: [{ id: 'alerts', data: { meta: { ...meta, title: 'Alerts' }, ...unwritten } }],
  industries: [{ id: 'mines', data: { meta, workplace: 'dock', board: { time: '22:10' }, ...unwritten } }],
  landing: [
    { id: 'shown', data: { meta, listed: true, ...unwritten } },
    { id: 'hidden', data: { meta, listed: false, ...unwritten } },
  ],
  documents: [
    {
      id: 'legal/terms',
      data: { title: 'Terms', description: '', sections: ['a'], updatedAt: new Date('2026-01-01'), revisedAt: new Date('2026-02-02') },
    },
    { id: 'support/manual', data: { title: 'Manual', pageTitle: 'The manual', description: '' } },
  ],
  blog: [
    article('older', '2026-01-10', { updatedAt: new Date('2026-03-20') }),
    article('newer', '2026-03-01', { title: 'The newer one, at length', pageTitle: 'The newer one' }),
    article('draft', '2026-02-01', { draft: true, tags: ['drafted'] }),
    article('tomorrow', '2026-04-02', { tags: ['planned'] }),
  ],
  tags: singleEntry({
    tags: ['rules', 'drafted', 'planned'].map((id) => ({ id, label: `The ${id}`, description: '', picture: { time: '05:31' } })),
  }),
  team: singleEntry({ meta, members: [{ id: 'ana', name: 'Ana Ruiz' }] }),
  everyPage: singleEntry({ breadcrumbs: { blog: 'Blog', features: 'Features', industries: 'Industries', support: 'Support' } }),
  morning: singleEntry({ story: { poster: 5 * 60 + 51 } }),
  demo: singleEntry({ meta: { ...meta, picture: { workplace: 'shop', time: '08:24' } }, form: { meta: { ...meta, title: 'The form' } } }),
  blogList: singleEntry({ meta, tagTitle: 'articles' }),
  notFound: singleEntry({ page: { meta }, post: { meta }, rows: { missing: { time: '04:04' } } }),
}
vi.mock('astro:content', () => ({
  getCollection: async (name: string) =>
    (FOLDERS[name] ?? singleEntry({ meta })).map((entry) => ({
      collection: name,
      rendered: { metadata: { prose: [] } },
      ...(entry as object),
    })),
}))
// They have their own tests, and need the whole content.
const checkReferences = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../checks/checkReferences.ts', () => ({ checkReferences }))
const checkRepeats = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../checks/checkRepeats.ts', () => ({ checkRepeats }))

beforeAll(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(new Date('2026-04-01').getTime() / 1000))
  vi.stubEnv('DEV', false)
  return () => vi.unstubAllEnvs()
})
const pageOn = async (path: string) => (await readPagesByAddress()).get(path)
const pathsIn = async (folder: string) =>
  (await readSitePages()).map((page) => page.meta.path).filter((path) => path.startsWith(`${folder}/`))

const pagesAt = (...paths: string[]) => paths.map((path) => ({ meta: { path, title: path, description: '' } }))

describe('the list of pages', () => {
  it('is in the order of addresses', () =>
    expect([...indexByAddress(pagesAt('/status', '/', '/blog')).keys()]).toEqual(['/', '/blog', '/status']))
  it('refuses two pages at one address, and says which', () =>
    expect(() => indexByAddress(pagesAt('/blog/a', '/status', '/blog/a'))).toThrow('Two pages have the address /blog/a.'))
  it('has every page with an address of its own, and those of both kinds that are not found', async () =>
    expect([...(await readPagesByAddress()).keys()]).toEqual(
      expect.arrayContaining([routes.home, routes.faqs, ...Object.values(notFoundRoutes)]),
    ))
  it('has no draft, no article of a day to come, and no tag that only these have', async () =>
    expect((await pathsIn('/blog')).filter((path) => path !== notFoundRoutes.post)).toEqual([
      '/blog/newer',
      '/blog/older',
      '/blog/tag/rules',
    ]))
  it('keeps from search engines what is not found, what stands in a frame, and landing pages that are not listed', async () => {
    const shown = new Set((await readPublicPages()).map((page) => page.meta.path))
    const kept = (await readSitePages()).map((page) => page.meta.path).filter((path) => !shown.has(path))
    expect(kept).toEqual([notFoundRoutes.page, notFoundRoutes.post, routes.demoForm, routeTo.landing('hidden'), routes.status].sort())
  })
  it('takes the title of a page from the part of its content that its row names', async () =>
    expect((await pageOn(routes.demoForm))?.meta.title).toBe('The form'))
  it('says of a document by its folder which page is above it', async () => {
    const [terms, manual] = [await pageOn('/legal/terms'), await pageOn('/support/manual')]
    expect([terms?.kind, manual?.kind]).toEqual(['document', 'document'])
    expect([terms?.meta.breadcrumbs, manual?.meta.breadcrumbs]).toEqual([undefined, [{ label: 'Support', path: routes.helpCenter }]])
    expect(manual?.meta.title).toBe('The manual')
  })
  it('takes the title of an article from its own title for search results, which its heading may exceed', async () => {
    expect((await pageOn('/blog/older'))?.meta.title).toBe('older')
    expect((await pageOn('/blog/newer'))?.meta).toMatchObject({
      title: 'The newer one',
      article: { headline: 'The newer one, at length' },
    })
  })
})

describe('entries that contradict each other', () => {
  const contradiction = Object.assign(new Error('Two industries have the position 3.'), { stack: '' })
  const readAnew = async () => {
    vi.resetModules()
    checkReferences.mockClear().mockRejectedValueOnce(contradiction)
    return import('./registry.ts')
  }
  it('stop a build', async () => {
    const registry = await readAnew()
    await expect(registry.readSitePages()).rejects.toThrow(contradiction)
  })
  it('leave development its pages, which prints them once and not for each page', async () => {
    vi.stubEnv('DEV', true)
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const registry = await readAnew()
    for (let page = 0; page < 2; page++) expect([...(await registry.readPagesByAddress()).keys()]).toContain(routes.faqs)
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^Two industries have the position 3\.\n/)]])
    expect(checkReferences).toHaveBeenCalledOnce()
    said.mockRestore()
    vi.stubEnv('DEV', false)
  })
})

describe('a text that two pages share', () => {
  const readAnew = async () => {
    vi.resetModules()
    checkRepeats.mockRejectedValueOnce(new Error('Two pages say the same.'))
    onTestFinished(() => void checkRepeats.mockReset())
    return (await import('./registry.ts')).readSitePages()
  }
  it('stops a build', () => expect(readAnew()).rejects.toThrow('Two pages say the same.'))
  it('leaves development its pages, where a page begins as a copy of another', async () => {
    vi.stubEnv('DEV', true)
    onTestFinished(() => void vi.stubEnv('DEV', false))
    expect(await readAnew()).not.toEqual([])
  })
})

describe('the day of a page’s last change', () => {
  it.each([
    ['of an article is that of its last update, or of its publication', '/blog/older', '2026-03-20'],
    ['of an article that was never updated is that of its publication', '/blog/newer', '2026-03-01'],
    ['of the list of articles is the latest of them', routes.blog, '2026-03-20'],
    ['of a tag is the latest of its articles', '/blog/tag/rules', '2026-03-20'],
    ['of a legal text is that of its revision before any other', '/legal/terms', '2026-02-02'],
  ])('%s', async (_, path, day) => expect((await pageOn(path))?.lastModified()).toBe(day))
  it('of an article is what search engines are told, with its heading and its author by name', async () =>
    expect((await pageOn('/blog/older'))?.meta.article).toMatchObject({
      headline: 'older',
      published: '2026-01-10',
      modified: '2026-03-20',
      author: 'Ana Ruiz',
    }))
})

describe('the share card of a page', () => {
  it.each([
    ['with an address of its own is what its row draws from its first content', notFoundRoutes.page, { workplace: 'plant', time: '04:04' }],
    ['of an entry is drawn from the entry', '/industries/mines', { workplace: 'dock', time: '22:10' }],
    ['with a picture in its meta has that one', routes.requestDemo, { workplace: 'shop', time: '08:24' }],
    ['of home has the minute that the morning shows first', routes.home, { workplace: 'plant', time: '05:51' }],
    ['of a tag has its picture', '/blog/tag/rules', { time: '05:31' }],
    ['of an article has the picture of its first tag', '/blog/newer', { time: '05:31' }],
  ])('%s', async (_, path, picture) => expect(await (await pageOn(path))?.shareCard()).toMatchObject({ picture }))
  it('of a legal text has the color of paper', async () =>
    expect(await (await pageOn('/legal/terms'))?.shareCard()).toMatchObject({ art: { kind: 'blocks', tone: 2 } }))
})

describe('the page of an entry', () => {
  it('is given the base that the list has of it', async () => {
    const { base } = await readEntryPage('features', 'alerts')
    expect(base).toEqual({ kind: 'feature', meta: expect.objectContaining({ title: 'Alerts', path: '/features/alerts' }) })
  })
  it('lies where the list of pages says: for every entry of its folder there is an address, with the entry', async () => {
    for (const name of ['features', 'industries', 'landing', 'documents'] as const) {
      const paths = await readEntryPaths(name)
      expect(paths.map(({ props }) => props.entry.id)).toEqual(paths.map(({ params }) => params.slug))
      for (const { params } of paths)
        expect((await readEntryPage(name, params.slug)).base.meta.path).toMatch(new RegExp(`/${params.slug}$`))
    }
    expect((await readEntryPaths('landing')).map(({ params }) => params.slug)).toEqual(['shown', 'hidden'])
  })
})
