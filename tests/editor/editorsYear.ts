/**
 * An editor's year: does in a scratch copy everything that an editor does in a year, without changing a test, and checks that the site
 * still builds and passes. Each mistake must be refused with a sentence that says how to fix it.
 * `npm run test:editor -- -t renames` takes the steps with that word in their names, and what they need.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: it lists what is true of the site at the end of that year
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, assert, beforeAll, describe, it } from 'vitest'
import { packageProgram, runProgram } from '#scripts/lib/processes/runProgram.ts'
import { readClaims } from '#src/facts/claims.ts'
import { folders, pageFile, resources, routes, routeTo } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { createScratch, readEditorEnvironment, type Scratch } from '../lib/scratchProject.ts'
import {
  ADDED_PAGES,
  ARTICLE_PICTURE,
  addAnnouncement,
  addPages,
  COVERED_ARTICLE,
  changeMenus,
  changeSmallThings,
  coverArticle,
  FOOTER_LABEL,
  INDUSTRY_SLUG,
  LISTED_INDUSTRY,
  MEMBER_PICTURE,
  MENU_ORDER,
  NEWS,
  OTHER_SITE,
  OWN_LOGO,
  UNGUIDED_INDUSTRY,
} from './changes.ts'
import { CAMPAIGN_PICTURE, checkUnlistedPage, UNLISTED_PAGE } from './landingPages.ts'
import { CONTRADICTING_ENTRIES, DEAD_LINKS, DUPLICATES, ENTRY_MISTAKES, expectRefused } from './mistakes.ts'
import { PAGE_PICTURES } from './pictures.ts'
import { RENAMED_ARTICLE, RENAMED_DOCUMENT, RENAMED_FEATURE, RENAMED_INDUSTRY, RENAMED_TAG, testRenames } from './renames.ts'
import {
  COUNTED_FIGURE,
  findRetiredQuestion,
  RETIRED_ARTICLE,
  RETIRED_CLAIMS,
  RETIRED_INDUSTRY,
  replaceSampleFigures,
  retirePage,
  retireQuestion,
} from './retirements.ts'

const claims = readClaims()

const TEST_PHONE = '(773) 555-0199'

let scratch: Scratch
beforeAll(async () => {
  scratch = await createScratch({ SITE_PHONE: TEST_PHONE })
})
afterAll(() => rm(scratch.folder, { recursive: true, force: true }))

/** `isReported`: its own test has failed, so other steps need not report it again. */
type Step<Result = unknown> = { name: string; take: () => Promise<Result>; isReported: () => boolean }

/**
 * A test that is a step of the year. The action runs once, in its own test or in the first step that needs it.
 * @param needs steps that must have succeeded first. If one failed, this test is skipped.
 */
function step<Result>(name: string, act: () => Promise<Result>, needs: readonly Step[] = []): Step<Result> {
  let result: Promise<Result> | undefined
  let isReported = false
  const take = () => {
    result ??= act()
    return result
  }
  const takeAll = async () => {
    for (const need of needs) await need.take()
    return take()
  }
  it(name, async ({ skip }) => {
    for (const need of needs)
      await need.take().catch((error: unknown) => {
        isReported = true
        skip(need.isReported(), `needs “${need.name}”`)
        throw error
      })
    await take().catch((error: unknown) => {
      isReported = true
      throw error
    })
  })
  return { name, take: takeAll, isReported: () => isReported }
}

async function readSiteText(folder: string): Promise<string> {
  const files = (await readdir(join(folder, 'dist'), { recursive: true })).filter((file) => /\.(html|xml|json|md)$/.test(file))
  return (await Promise.all(files.map((file) => readFile(join(folder, 'dist', file), 'utf8')))).join('\n')
}

describe('an editor’s year', () => {
  const year: Step[] = []
  const inTheYear = <Result>(...args: Parameters<typeof step<Result>>) => {
    const added = step(...args)
    year.push(added)
    return added
  }
  const announcement = inTheYear('publishes an announcement', () => addAnnouncement(scratch))
  inTheYear('publishes an article with a photograph as its cover', () => coverArticle(scratch), [announcement])
  const pages = inTheYear('adds an article, industries, a feature, landing pages and a text', () => addPages(scratch))
  for (const [what, mistakes] of [
    ['what one entry gets wrong', ENTRY_MISTAKES],
    ['what entries say of each other', CONTRADICTING_ENTRIES],
    ['what two pages have in common', DUPLICATES],
    ['a link that leads nowhere', DEAD_LINKS],
  ] as const)
    inTheYear(`is told of mistakes: ${what}`, () => expectRefused(scratch, what, mistakes), [pages])
  inTheYear('retires a question, and asks another in its place', () => retireQuestion(scratch))
  const small = inTheYear('changes small things: a question, a person, a logo, a figure', () => changeSmallThings(scratch), [pages])
  inTheYear('changes menus', () => changeMenus(scratch))
  const figures = inTheYear('counts what was a sample', () => replaceSampleFigures(scratch))
  inTheYear('renames an industry, a feature, a tag, an article, a landing page and a text', () => testRenames(scratch), [pages, small])
  inTheYear('retires an industry', () => retirePage(scratch, 'industry', RETIRED_INDUSTRY), [figures])
  inTheYear('retires an article', () => retirePage(scratch, 'article', RETIRED_ARTICLE))

  const site = step(
    'ends with a site that is built',
    async () => {
      const built = await scratch.script('build')
      assert(built.code === 0, `After an editor’s changes the site is not built:\n${built.output}`)
      return { output: built.output, all: await readSiteText(scratch.folder) }
    },
    year,
  )
  const read = (file: string) => readFile(join(scratch.folder, 'dist', file), 'utf8')
  /** A check of the finished site. */
  const addCheck = (name: string, check: (built: { output: string; all: string }) => void | Promise<void>) =>
    step(`ends with a site where ${name}`, async () => check(await site.take()), [site])

  addCheck('the build says which section of home is laid out at once, and asks for nothing', ({ output }) =>
    assert(
      /“clients” of \/[,.].*nothing to do/.test(output),
      'Home has one client more, and the build keeps the space of the others for them, or does not say that it keeps none.',
    ),
  )
  for (const page of [
    ...ADDED_PAGES,
    routeTo.article(RENAMED_ARTICLE.slug),
    routeTo.industry(RENAMED_INDUSTRY.slug),
    routeTo.feature(RENAMED_FEATURE.slug),
    routeTo.tag(RENAMED_TAG.id),
    routeTo.document(RENAMED_DOCUMENT.slug),
  ])
    addCheck(`the sitemap has ${page}`, ({ all }) => assert(all.includes(`${page}</loc>`), `The new page ${page} is not in the sitemap.`))
  for (const words of [
    'href="/shift-glossary#occurrence"',
    'Can employees swap shifts with each other?',
    'Noor Haddad',
    'Juniper Mills',
    FOOTER_LABEL,
    `/${OWN_LOGO}.`,
    `/${MEMBER_PICTURE}.`,
    `/${ARTICLE_PICTURE}.`,
    `/${CAMPAIGN_PICTURE}.`,
    ...Object.values(PAGE_PICTURES).map((name) => `/${name}.`),
    `href="${OTHER_SITE}" rel="external`,
    'Z. Novak',
    NEWS,
    TEST_PHONE,
    '163+',
    'id="swapTrainers"',
    `href="${routeTo.industry(RENAMED_INDUSTRY.slug)}"`,
    RENAMED_INDUSTRY.name.replace('&', '&amp;'),
  ])
    addCheck(`readers find “${words}”`, ({ all }) => assert(all.includes(words), `“${words}” was added and is nowhere on the site.`))
  const { phone, phoneHref } = readSettings({})
  for (const words of [phone, phoneHref])
    addCheck(`nobody finds “${words}”`, ({ all }) => assert(!all.includes(words), `“${words}” was changed and is still on the site.`))
  addCheck('an article has its photograph and its heading wherever it is shown, and its shorter title in search results', async () => {
    const { slug, picture, title, pageTitle } = COVERED_ARTICLE
    for (const file of [pageFile(routes.blog), pageFile(routeTo.article(slug)), resources.rss]) {
      const text = await read(file)
      assert(text.includes(`/${picture}.`), `${file} does not show the photograph of the article.`)
      assert(text.includes(title), `${file} does not have the heading of the article.`)
    }
    assert((await read(pageFile(routeTo.article(slug)))).includes(`<title>${pageTitle}`), 'Search results have no shorter title.')
    assert((await readdir(join(scratch.folder, 'dist', folders.shareCards, folders.blog))).includes(`${slug}.png`), 'It has no share card.')
  })
  addCheck('another question stands at the address of the retired one', ({ all }) => {
    const { id, question: words } = findRetiredQuestion()
    assert(!all.includes(words), `The question “${words}” was retired and is still on the site.`)
    assert(all.includes(`id="faq-${id}"`), `The address of the retired question ${id} leads nowhere.`)
  })
  addCheck('figures are those of the year', ({ all }) => {
    for (const id of RETIRED_CLAIMS) assert(!all.includes(`id="${id}"`), `The figure ${id} was taken away and is still on the site.`)
    assert(all.includes(`${COUNTED_FIGURE} locations`), 'A counted figure does not stand in the place of its sample.')
    assert(all.includes('Ask one of our 17 swap trainers'), 'A new figure does not stand where its token was written.')
    // The following word matters, because another claim may have the same figure.
    const { value: languages } = claims.languages
    assert(!all.includes(`${languages} languages`), `The figure ${languages} for languages was changed and is still on the site.`)
  })
  addCheck('an industry without a guide offers none', async () => {
    const guided = await read(pageFile(routeTo.industry(INDUSTRY_SLUG)))
    assert(guided.includes(routeTo.guide(INDUSTRY_SLUG)), 'The new industry with a guide does not offer it.')
    const unguided = await read(pageFile(routeTo.industry(UNGUIDED_INDUSTRY.slug)))
    assert(!unguided.includes('Download Guide'), 'The new industry without a guide offers one.')
  })
  addCheck('the demo form offers the new industry', async () => {
    const form = await read(pageFile(routes.demoForm))
    assert(form.includes(LISTED_INDUSTRY.replace('&', '&amp;')), `The demo form does not offer the new industry “${LISTED_INDUSTRY}”.`)
  })
  addCheck('the header’s menu lists features by their positions', async () => {
    const home = await read(pageFile(routes.home))
    const [first, second] = MENU_ORDER.map((slug) => home.indexOf(`href="${routeTo.feature(slug)}"`))
    assert(
      first !== undefined && second !== undefined && first < second,
      'The header’s menu does not list the features by their positions.',
    )
  })
  for (const [from, to] of [
    [routeTo.article(RENAMED_ARTICLE.old), routeTo.article(RENAMED_ARTICLE.slug)],
    [routeTo.feature(RENAMED_FEATURE.old), routeTo.feature(RENAMED_FEATURE.slug)],
    [routeTo.industry(RENAMED_INDUSTRY.old), routeTo.industry(RENAMED_INDUSTRY.slug)],
    [routeTo.guide(RENAMED_INDUSTRY.old), routeTo.guide(RENAMED_INDUSTRY.slug)],
    [routeTo.tag(RENAMED_TAG.old), routeTo.tag(RENAMED_TAG.id)],
    [routeTo.document(RENAMED_DOCUMENT.old), routeTo.document(RENAMED_DOCUMENT.slug)],
    [routeTo.landing(UNLISTED_PAGE.old), routeTo.landing(UNLISTED_PAGE.slug)],
    [routeTo.article(RETIRED_ARTICLE), routes.blog],
    [routeTo.industry(RETIRED_INDUSTRY), routes.industries],
    [routeTo.guide(RETIRED_INDUSTRY), routes.industries],
  ] as const)
    addCheck(`${from} leads to ${to}`, async () =>
      assert((await read('_redirects')).includes(`${from} ${to}`), `The old address ${from} does not lead to ${to}.`),
    )
  for (const page of [routeTo.industry(RETIRED_INDUSTRY), routeTo.article(RETIRED_ARTICLE)])
    addCheck(`the sitemap has no ${page}`, ({ all }) =>
      assert(!all.includes(`${page}</loc>`), `The retired page ${page} is still in the sitemap.`),
    )
  addCheck('no list has the unlisted page', () => checkUnlistedPage(scratch))
  for (const [config, ...options] of [
    // Without the tests of folders that read nothing of this site's content and addresses, which take two fifths of the time.
    ['vitest.config.ts', '--exclude', '{server,src/{contentEngine,demoForm,downloads,islandParts,lib,ui}}/**'],
    ['tests/built/vitest.config.ts'],
  ] as const)
    addCheck(`the tests of ${config} pass, without a change by hand`, async () => {
      const inScratch = { cwd: scratch.folder, env: { ...readEditorEnvironment(), SITE_PHONE: TEST_PHONE, NO_COLOR: '1' } }
      const args = ['run', '-c', config, '--no-fsModuleCache', ...options]
      const { code, output } = await runProgram(packageProgram('vitest'), args, inScratch)
      assert(code === 0, `After an editor’s changes a test fails that nobody should have to touch:\n${output.slice(-6000)}`)
    })
})
