/**
 * The author's hour: does everything an editor does in a year, in a scratch copy, and checks that the site still builds and passes.
 * Every mistake on the way must be refused with a sentence that says how to fix it. No test is changed, except that an industry of
 * the specification is taken out of those that name it, as the docs say.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { claims } from '../src/facts/claims.ts'
import { pageFile, routes, routeTo } from '../src/site/routes.ts'
import { vitestCount } from './lib/checks.ts'
import { bin, run } from './lib/command.ts'
import { main } from './lib/project.ts'
import { LISTED_INDUSTRY, newPage, rewordedArticles, seventhIndustry, smallThings, thirteenthArticle } from './test-author/changes.ts'
import { mistakes } from './test-author/mistakes.ts'
import { FEATURE, INDUSTRY, MOVED_ARTICLE, renamed, TAG } from './test-author/renames.ts'
import {
  COUNTED,
  GONE,
  RETIRED_INDUSTRY,
  RETIRED_SLUG,
  realFigures,
  retiredArticle,
  retiredIndustry,
  retiredQuestion,
} from './test-author/retirements.ts'
import { demand, scratchCopy } from './test-author/scratch.ts'

const { value: languages } = claims.languages
const PHONE = '(773) 555-0199'

async function textOfSite(folder: string): Promise<string> {
  const files = (await readdir(join(folder, 'dist'), { recursive: true })).filter((file) => /\.(html|xml|json|md)$/.test(file))
  return (await Promise.all(files.map((file) => readFile(join(folder, 'dist', file), 'utf8')))).join('\n')
}

/** @returns what was done, for the summary */
export async function authorsHour(): Promise<string> {
  const scratch = await scratchCopy({ SITE_PHONE: PHONE })
  try {
    const pages = [
      await thirteenthArticle(scratch),
      await seventhIndustry(scratch),
      await newPage(scratch),
      routeTo.article(MOVED_ARTICLE.slug),
      routeTo.industry(INDUSTRY.slug),
      routeTo.feature(FEATURE.slug),
      routeTo.tag(TAG.id),
    ]
    await mistakes(scratch)
    const question = await retiredQuestion(scratch)
    await smallThings(scratch)
    await realFigures(scratch)
    await retiredIndustry(scratch)
    await renamed(scratch)
    await retiredArticle(scratch)
    await rewordedArticles(scratch)
    const built = await scratch.script('build')
    demand(built.code === 0, `After an editor’s changes the site is not built:\n${built.output}`)
    const all = await textOfSite(scratch.folder)
    for (const page of pages) demand(all.includes(`${page}</loc>`), `The new page ${page} is not in the sitemap.`)
    for (const words of [
      'href="/shift-glossary#occurrence"',
      'Can employees swap shifts with each other?',
      'Noor Haddad',
      'Z. Novak',
      PHONE,
      '163+',
      'id="swapTrainers"',
      `href="${routeTo.industry(INDUSTRY.slug)}"`,
      INDUSTRY.name.replace('&', '&amp;'),
    ])
      demand(all.includes(words), `“${words}” was added and is nowhere on the site.`)
    for (const words of ['(312) 555-0142', '+13125550142']) demand(!all.includes(words), `“${words}” was changed and is still on the site.`)
    demand(!all.includes(question.question), `The question “${question.question}” was retired and is still on the site.`)
    demand(all.includes(`id="faq-${question.id}"`), `The address of the retired question ${question.id} leads nowhere.`)
    for (const id of GONE) demand(!all.includes(`id="${id}"`), `The figure ${id} was taken away and is still on the site.`)
    demand(all.includes(`${COUNTED} locations`), 'A counted figure does not stand in the place of its sample.')
    demand(all.includes('Ask one of our 17 swap trainers'), 'A new figure does not stand where its token was written.')
    // Another claim may have the same figure: what counts is which word follows.
    demand(!all.includes(`${languages} languages`), `The figure ${languages} for languages was changed and is still on the site.`)
    const form = await readFile(join(scratch.folder, 'dist', pageFile(routes.demoForm)), 'utf8')
    demand(form.includes(LISTED_INDUSTRY.replace('&', '&amp;')), `The demo form does not offer the new industry “${LISTED_INDUSTRY}”.`)
    const moved = await readFile(join(scratch.folder, 'dist/_redirects'), 'utf8')
    for (const [from, to] of [
      [routeTo.article(MOVED_ARTICLE.old), routeTo.article(MOVED_ARTICLE.slug)],
      [routeTo.feature(FEATURE.old), routeTo.feature(FEATURE.slug)],
      [routeTo.industry(INDUSTRY.old), routeTo.industry(INDUSTRY.slug)],
      [routeTo.guide(INDUSTRY.old), routeTo.guide(INDUSTRY.slug)],
      [routeTo.tag(TAG.old), routeTo.tag(TAG.id)],
    ] as const)
      demand(moved.includes(`${from} ${to}`), `The old address ${from} does not lead on.`)
    demand(
      moved.includes(`${routeTo.article(RETIRED_SLUG)} ${routes.blog}`),
      'The address of the retired article does not lead to the list.',
    )
    demand(!all.includes(`${routeTo.industry(RETIRED_INDUSTRY)}</loc>`), 'The retired industry is still in the sitemap.')
    for (const address of [routeTo.industry(RETIRED_INDUSTRY), routeTo.guide(RETIRED_INDUSTRY)])
      demand(
        moved.includes(`${address} ${routes.industries}`),
        `The address ${address} of the retired industry does not lead to the others.`,
      )
    const options = { cwd: scratch.folder, env: { ...process.env, SITE_PHONE: PHONE, NO_COLOR: '1' } }
    for (const config of ['vitest.config.ts', 'tests/built/vitest.config.ts']) {
      const { code, output } = await run(bin('vitest'), ['run', '-c', config], options)
      demand(code === 0, `After an editor’s changes a test fails that nobody should have to touch:\n${output.slice(-6000)}`)
      console.log(vitestCount(output))
    }
    return 'a thirteenth article, a seventh industry, a question, a team member, a changed figure and a new one, samples that became real and two that went, the phone, a page, a renamed article, industry, feature and tag, a retired article, a retired question with another in its place, a retired industry, another call of the morning, a renamed person, and each article reworded'
  } finally {
    await rm(scratch.folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(async () => console.log(await authorsHour()))
