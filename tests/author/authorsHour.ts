/**
 * The author's hour: does everything an editor does in a year, in a scratch copy, and checks that the site still builds and passes.
 * Every mistake on the way must be refused with a sentence that says how to fix it. No test is changed by hand.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packageProgram, runProgram } from '#scripts/lib/processes/runProgram.ts'
import { vitestCount } from '#scripts/lib/testing/quickChecks.ts'
import { claims } from '#src/facts/claims.ts'
import { pageFile, routes, routeTo } from '#src/site/routes.ts'
import { assert, createScratch } from '../lib/scratchProject.ts'
import {
  addArticle,
  addPages,
  changeMenus,
  changeSmallThings,
  FOOTER_LABEL,
  LISTED_INDUSTRY,
  MENU_ORDER,
  OTHER_SITE,
  OWN_LOGO,
  OWN_PHOTO,
  OWN_PICTURE,
  rewordArticles,
} from './changes.ts'
import { CAMPAIGN_PHOTO, checkUnlistedPage, UNLISTED_PAGE } from './landingPages.ts'
import { testMistakes } from './mistakes.ts'
import { RENAMED_ARTICLE, RENAMED_DOCUMENT, RENAMED_FEATURE, RENAMED_INDUSTRY, RENAMED_TAG, testRenames } from './renames.ts'
import {
  COUNTED_FIGURE,
  RETIRED_ARTICLE,
  RETIRED_CLAIMS,
  RETIRED_INDUSTRY,
  replaceSampleFigures,
  retirePages,
  retireQuestion,
} from './retirements.ts'

const { value: languages } = claims.languages
const TEST_PHONE = '(773) 555-0199'

async function readSiteText(folder: string): Promise<string> {
  const files = (await readdir(join(folder, 'dist'), { recursive: true })).filter((file) => /\.(html|xml|json|md)$/.test(file))
  return (await Promise.all(files.map((file) => readFile(join(folder, 'dist', file), 'utf8')))).join('\n')
}

/** @returns what was done, for the summary */
export async function testAuthor(): Promise<string> {
  const scratch = await createScratch({ SITE_PHONE: TEST_PHONE })
  try {
    const pages = [
      await addArticle(scratch),
      ...(await addPages(scratch)),
      routeTo.article(RENAMED_ARTICLE.slug),
      routeTo.industry(RENAMED_INDUSTRY.slug),
      routeTo.feature(RENAMED_FEATURE.slug),
      routeTo.tag(RENAMED_TAG.id),
      routeTo.document(RENAMED_DOCUMENT.slug),
    ]
    await testMistakes(scratch)
    const question = await retireQuestion(scratch)
    await changeSmallThings(scratch)
    await changeMenus(scratch)
    await replaceSampleFigures(scratch)
    await testRenames(scratch)
    await retirePages(scratch)
    await rewordArticles(scratch)
    const built = await scratch.script('build')
    assert(built.code === 0, `After an editor’s changes the site is not built:\n${built.output}`)
    assert(
      /“clients” of \/.*npm run heights/.test(built.output),
      'Home has one client more, and the build keeps the space of the others for them, or does not say that it keeps none.',
    )
    const all = await readSiteText(scratch.folder)
    for (const page of pages) assert(all.includes(`${page}</loc>`), `The new page ${page} is not in the sitemap.`)
    for (const words of [
      'href="/shift-glossary#occurrence"',
      'Can employees swap shifts with each other?',
      'Noor Haddad',
      'Juniper Mills',
      FOOTER_LABEL,
      `/${OWN_LOGO}.`,
      `/${OWN_PHOTO}.`,
      `/${OWN_PICTURE}.`,
      `/${CAMPAIGN_PHOTO}.`,
      `href="${OTHER_SITE}" rel="external`,
      'Z. Novak',
      TEST_PHONE,
      '163+',
      'id="swapTrainers"',
      `href="${routeTo.industry(RENAMED_INDUSTRY.slug)}"`,
      RENAMED_INDUSTRY.name.replace('&', '&amp;'),
    ])
      assert(all.includes(words), `“${words}” was added and is nowhere on the site.`)
    for (const words of ['(312) 555-0142', '+13125550142']) assert(!all.includes(words), `“${words}” was changed and is still on the site.`)
    assert(!all.includes(question.question), `The question “${question.question}” was retired and is still on the site.`)
    assert(all.includes(`id="faq-${question.id}"`), `The address of the retired question ${question.id} leads nowhere.`)
    for (const id of RETIRED_CLAIMS) assert(!all.includes(`id="${id}"`), `The figure ${id} was taken away and is still on the site.`)
    assert(all.includes(`${COUNTED_FIGURE} locations`), 'A counted figure does not stand in the place of its sample.')
    assert(all.includes('Ask one of our 17 swap trainers'), 'A new figure does not stand where its token was written.')
    // Another claim may have the same figure: what counts is which word follows.
    assert(!all.includes(`${languages} languages`), `The figure ${languages} for languages was changed and is still on the site.`)
    const form = await readFile(join(scratch.folder, 'dist', pageFile(routes.demoForm)), 'utf8')
    assert(form.includes(LISTED_INDUSTRY.replace('&', '&amp;')), `The demo form does not offer the new industry “${LISTED_INDUSTRY}”.`)
    const home = await readFile(join(scratch.folder, 'dist', pageFile(routes.home)), 'utf8')
    const [first, second] = MENU_ORDER.map((slug) => home.indexOf(`href="${routeTo.feature(slug)}"`))
    assert(
      first !== undefined && second !== undefined && first < second,
      'The header’s menu does not list the features by their positions.',
    )
    const moved = await readFile(join(scratch.folder, 'dist/_redirects'), 'utf8')
    for (const [from, to] of [
      [routeTo.article(RENAMED_ARTICLE.old), routeTo.article(RENAMED_ARTICLE.slug)],
      [routeTo.feature(RENAMED_FEATURE.old), routeTo.feature(RENAMED_FEATURE.slug)],
      [routeTo.industry(RENAMED_INDUSTRY.old), routeTo.industry(RENAMED_INDUSTRY.slug)],
      [routeTo.guide(RENAMED_INDUSTRY.old), routeTo.guide(RENAMED_INDUSTRY.slug)],
      [routeTo.tag(RENAMED_TAG.old), routeTo.tag(RENAMED_TAG.id)],
      [routeTo.document(RENAMED_DOCUMENT.old), routeTo.document(RENAMED_DOCUMENT.slug)],
      [routeTo.landing(UNLISTED_PAGE.old), routeTo.landing(UNLISTED_PAGE.slug)],
    ] as const)
      assert(moved.includes(`${from} ${to}`), `The old address ${from} does not lead on.`)
    assert(
      moved.includes(`${routeTo.article(RETIRED_ARTICLE)} ${routes.blog}`),
      'The address of the retired article does not lead to the list.',
    )
    for (const page of [routeTo.industry(RETIRED_INDUSTRY), routeTo.article(RETIRED_ARTICLE)])
      assert(!all.includes(`${page}</loc>`), `The retired page ${page} is still in the sitemap.`)
    for (const address of [routeTo.industry(RETIRED_INDUSTRY), routeTo.guide(RETIRED_INDUSTRY)])
      assert(
        moved.includes(`${address} ${routes.industries}`),
        `The address ${address} of the retired industry does not lead to the others.`,
      )
    await checkUnlistedPage(scratch)
    const options = { cwd: scratch.folder, env: { ...process.env, SITE_PHONE: TEST_PHONE, NO_COLOR: '1' } }
    for (const config of ['vitest.config.ts', 'tests/built/vitest.config.ts']) {
      const { code, output } = await runProgram(packageProgram('vitest'), ['run', '-c', config], options)
      assert(code === 0, `After an editor’s changes a test fails that nobody should have to touch:\n${output.slice(-6000)}`)
      console.log(vitestCount(output))
    }
    return 'a thirteenth article with a picture, a seventh industry, a fourth feature page, a question, a team member, a client with its logo, a changed figure and a new one, samples that became real and two that went, the phone, a page, two landing pages, one with a photograph, a renamed article, industry, feature, landing page, tag and text, a retired article, a retired question with another in its place, a retired industry, another call of the morning, another order of the menu, a renamed person, and each article reworded'
  } finally {
    await rm(scratch.folder, { recursive: true, force: true })
  }
}
