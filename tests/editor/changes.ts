/** What an editor adds and changes in a year, a function each. Refused mistakes are in mistakes.ts. */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: half of it is what the editor writes
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'vitest'
import { parse } from 'yaml'
import { clockOf, minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { routeTo } from '#src/site/routes.ts'
import { editFile, type Scratch } from '../lib/scratchProject.ts'
import { hideLandingPage, LANDING_PAGE, showCampaignPicture, UNLISTED_PAGE } from './landingPages.ts'
import { addPicture, showPagePictures } from './pictures.ts'
import { RENAMED_FEATURE } from './renames.ts'

/** File names of pictures in an article and of a member. The build keeps them in their addresses. */
export const ARTICLE_PICTURE = 'gate-board'
export const MEMBER_PICTURE = 'noor-haddad'
export const OTHER_SITE = 'https://www.dol.gov/agencies/whd'

const ARTICLE = { title: 'How shift swaps change the number of call-offs', slug: 'how-shift-swaps-change-the-number-of-call-offs' }
const ARTICLE_FILE = `src/content/blog/${ARTICLE.slug}.mdx`

/** Fills in the skeleton of an article, with a picture and a link to another site, by docs/adding-an-article.md. */
async function fillArticle(scratch: Scratch): Promise<void> {
  const filler = 'A swap is agreed by two people, confirmed by the line, and on the board before the shift. '.repeat(12)
  const answer = 'A swap is agreed by two people and stands on the board before the shift. Nobody gets a point for it.'
  const sections = ['agree', 'confirm', 'count', 'review', 'next'].map((id) => `## How to ${id} {#${id}}\n\n${filler}${id}\n`)
  await addPicture(scratch, ARTICLE_PICTURE, 'gold')
  const picture = `<Picture src="${ARTICLE_PICTURE}.JPG" alt="Two people read a board at the gate." />\n\nMore is [with the agency](${OTHER_SITE}).`
  await editFile(join(scratch.folder, ARTICLE_FILE), (text) =>
    text
      .replace(
        /^description: .*$/m,
        'description: What a swap rule does to call-offs, how to write one that keeps rest times, and how to see in four weeks if it works.',
      )
      .replace(
        /^excerpt: .*$/m,
        'excerpt: Swaps turn some call-offs into covered shifts. The rule that makes them safe, and how to count them.',
      )
      .replace(/^# question: .*$/m, 'question: Do shift swaps reduce call-offs?')
      .replaceAll(/ # FILL IN.*$/gm, '')
      .replace(/^FILL IN: the news.*$/m, answer)
      .replace(/^FILL IN.*$/m, `${picture}\n\n${sections.join('\n')}`),
  )
}

const ANNOUNCEMENT = { title: 'Swaps are confirmed in one text', slug: 'swaps-are-confirmed-in-one-text' }
/** A sentence of the announcement. */
export const NEWS = 'From Monday on, one text confirms a swap to both people.'

const announcementFile = (folder: string) => join(folder, `src/content/blog/${ANNOUNCEMENT.slug}.mdx`)

/** Publishes an article that is short, and has no more than every article needs. */
export async function addAnnouncement({ folder, script }: Scratch): Promise<void> {
  const { code, output } = await script('new', 'article', ANNOUNCEMENT.title)
  assert(code === 0, `npm run new:article failed:\n${output}`)
  const text = `${NEWS} Nobody has to open an app for it, and the board shows it before the shift. `.repeat(7)
  await editFile(announcementFile(folder), (draft) =>
    draft
      .replace('draft: true\n', '')
      .replace(/^<Answer>[\s\S]*<\/Answer>\n/m, '')
      .replace(
        /^description: .*$/m,
        'description: One text now confirms a swap to both people, and the shift board shows it before the shift begins.',
      )
      .replace(/^excerpt: .*$/m, 'excerpt: One text confirms a swap to both people, before the shift begins.')
      .replaceAll(/ # FILL IN.*$/gm, '')
      .replace(/^FILL IN.*$/m, text),
  )
}

/** An article with a photograph as its cover, whose file name the build keeps in its address, and with a title for search results. */
export const COVERED_ARTICLE = {
  slug: ANNOUNCEMENT.slug,
  picture: 'swap-at-the-gate',
  title: 'Swaps are confirmed in one text, and both people read it',
  pageTitle: ANNOUNCEMENT.title,
} as const

/** Gives the announcement a photograph as its cover, and a longer heading, by docs/adding-an-article.md. */
export async function coverArticle(scratch: Scratch): Promise<void> {
  const { picture, title, pageTitle } = COVERED_ARTICLE
  await addPicture(scratch, picture, 'purple')
  const cover = `cover: { kind: photo, file: ${picture}.JPG, alt: Two people at the gate read a phone., caption: "Photo: Noor Haddad" }`
  await editFile(announcementFile(scratch.folder), (text) =>
    text.replace(/^# cover: .*$/m, cover).replace(/^title: .*$/m, `title: ${title}\npageTitle: ${pageTitle}`),
  )
}

/** Listed in the header, the footer and the demo form. */
export const LISTED_INDUSTRY = 'Airports & ground handling'
export const INDUSTRY_SLUG = 'airports-ground-handling'
/** Not listed, and without a guide. */
export const UNGUIDED_INDUSTRY = { name: 'Mines & quarries', slug: 'mines-quarries' } as const
/** Words for a guide. Each gets a number, because no two guides may share a sentence. */
const GUIDE_WORDS = ['Ramp crew', 'Gate desk', 'Baggage hall', 'De-icing pad', 'Fuel stand', 'Cabin crew', 'Tow truck'] as const

/**
 * Fills in a skeleton: with a sentence where a field needs many words, otherwise with a few.
 * @param first the number of the first text, so that no two pages share one
 */
function fillSkeleton(skeleton: string, first = 0): string {
  let count = first
  return skeleton.replaceAll(/FILL IN: ([^"\n]*?)(?= \{#|["\n])/g, (_found, asked: string) => {
    const place = GUIDE_WORDS[count % GUIDE_WORDS.length]
    const words = `${place} ${++count}`
    if (/^in 70 to 160 characters/.test(asked))
      return `${words}: one call-off line for ramp, gate and cabin, and open shifts by badge and certificate.`
    // Without a number, because the picture would not show that count.
    if (/^describe /.test(asked)) return `A sample picture for ${place}, with the first place open.`
    if (asked.endsWith('?')) return `${words}?`
    return asked.includes('{all}') ? `${words}: together {all} are lost.` : words
  })
}

const FEATURE = { name: 'Shift swaps', slug: 'shift-swaps' }
const DOCUMENT = { title: 'Shift glossary', slug: 'shift-glossary' }
/** New pages that search engines may show. */
export const ADDED_PAGES = [
  routeTo.article(ARTICLE.slug),
  routeTo.article(ANNOUNCEMENT.slug),
  routeTo.industry(INDUSTRY_SLUG),
  routeTo.industry(UNGUIDED_INDUSTRY.slug),
  routeTo.feature(FEATURE.slug),
  routeTo.landing(LANDING_PAGE),
  routeTo.document(DOCUMENT.slug),
]

/**
 * Adds an article, an industry with a guide and a feature page that the header lists, an industry without a guide, two landing pages, and a
 * document, by the commands of docs/adding-an-article.md, docs/adding-a-page.md and docs/adding-an-industry.md, with pictures on them and on
 * home. The build names everything that is not filled in, at once.
 */
export async function addPages(scratch: Scratch): Promise<void> {
  const { folder, script } = scratch
  const changes: string[] = []
  for (const [command, name, files, ...more] of [
    ['industry', LISTED_INDUSTRY, [`industries/${INDUSTRY_SLUG}.yaml`], '--listed'],
    ['guide', INDUSTRY_SLUG, [`guides/${INDUSTRY_SLUG}.yaml`]],
    ['industry', UNGUIDED_INDUSTRY.name, [`industries/${UNGUIDED_INDUSTRY.slug}.yaml`]],
    ['feature', FEATURE.name, [`features/${FEATURE.slug}.yaml`], '--listed'],
    ['landing', 'Peak season', [`landing/${LANDING_PAGE}.yaml`]],
    ['landing', 'Trade fair', [`landing/${UNLISTED_PAGE.old}.yaml`]],
    ['document', DOCUMENT.title, [`documents/${DOCUMENT.slug}.mdx`]],
    // Its skeleton is filled in by fillArticle.
    ['article', ARTICLE.title, []],
  ] as const) {
    const { code, output } = await script('new', command, name, ...more)
    assert(code === 0, `npm run new:${command} failed:\n${output}`)
    changes.push(...files.map((file) => `src/content/${file}`))
  }
  await editFile(join(folder, ARTICLE_FILE), (text) => text.replace('draft: true\n', ''))
  const refused = await script('build')
  assert(refused.code !== 0, 'Pages whose skeletons were not filled in are built and published.')
  for (const file of [...changes, ARTICLE_FILE])
    assert(
      new RegExp(`${file}, line \\d+, .*: This is still the skeleton’s`).test(refused.output),
      `The unfilled skeleton ${file} is refused without its line and field:\n${refused.output}`,
    )
  for (const choice of ['who wrote it?', 'its tags', 'the news, or the answer'])
    assert(refused.output.includes(`FILL IN: ${choice}`), `Nobody is asked for this before the article is published: ${choice}`)
  // An article’s text is too short until it is written.
  const isMissing = (line: string) => line.includes('still the skeleton’s') || (line.startsWith(ARTICLE_FILE) && line.includes(' words; '))
  const others = refused.output.split('\n').filter((line) => line.startsWith('src/content/') && !isMissing(line))
  assert(others.length === 0, `A skeleton breaks a rule of its own:\n${others.join('\n')}`)
  await fillArticle(scratch)
  for (const [index, file] of changes.entries()) await editFile(join(folder, file), (text) => fillSkeleton(text, index * 100))
  await hideLandingPage(folder)
  await showCampaignPicture(scratch)
  await showPagePictures(scratch, { industry: INDUSTRY_SLUG, feature: FEATURE.slug })
  await writeGlossary(folder)
}

/** Writes a document that the footer lists, with a section that other pages link to. */
const writeGlossary = (folder: string) =>
  editFile(join(folder, `src/content/documents/${DOCUMENT.slug}.mdx`), (text) =>
    text.replace(/^(lede: .*)$/m, '$1\nfooter: Glossary').replace('{#two}', '{#occurrence}'),
  )

/** By docs/changing-a-figure.md. A question of the FAQ uses its token. */
const NEW_FIGURE = `swapTrainers:
  value: 17 swap trainers
  scope: who explain swaps to crews
  kind: count
  group: start
  basis: Counted on the staff list. People who train only sometimes are not counted.
  asOf: 2026-11-20
  source: staff list, 2026-11
`

/** The label of a link in the footer. */
export const FOOTER_LABEL = 'Who we are'
export const MENU_ORDER = ['policy-automation', 'attendance-tracking'] as const

/** Changes which pages header and footer list, and their order, by docs/adding-a-page.md. */
export async function changeMenus({ folder }: Scratch): Promise<void> {
  const content = join(folder, 'src/content')
  await editFile(join(content, 'shared/every-page.yaml'), (text) => text.replace(/label: .*(?=, to: team \})/, `label: ${FOOTER_LABEL}`))
  for (const [index, slug] of MENU_ORDER.entries())
    await editFile(join(content, `features/${slug}.yaml`), (text) => text.replace(/^position: .*$/m, `position: ${index + 1}`))
}

/** The file name of a client's logo. The build keeps it in its address. */
export const OWN_LOGO = 'own-logo'

/** Adds the logo of a client, by docs/adding-to-a-list.md, "A client". */
async function addLogo(content: string): Promise<void> {
  await mkdir(join(content, 'clients'), { recursive: true })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><circle cx="30" cy="30" r="26" fill="#0a5bd3"/></svg>\n'
  await writeFile(join(content, `clients/${OWN_LOGO}.svg`), drawing)
  await editFile(join(content, 'shared/clients.yaml'), (text) => text.replace(/, mark: .* \}/, `, logo: clients/${OWN_LOGO}.svg }`))
}

/** Adds a member to the team, with a photograph, by docs/adding-to-a-list.md, "A team member". */
async function addMember(scratch: Scratch): Promise<void> {
  await addPicture(scratch, `team/${MEMBER_PICTURE}`, 'teal')
  await editFile(
    join(scratch.folder, 'src/content/pages/team.yaml'),
    (text) =>
      `${text.trimEnd()}\n  - id: noor-haddad\n    name: Noor Haddad\n    title: Head of data\n    bio: Counts what nobody counted, and throws away a chart that changes no decision.\n    photo: team/${MEMBER_PICTURE}.JPG\n`,
  )
}

/** Changes a question, a time, a name, a link, a person, a logo and a figure. */
export async function changeSmallThings(scratch: Scratch): Promise<void> {
  const content = join(scratch.folder, 'src/content')
  await editFile(join(content, 'pages/faq.yaml'), (text) =>
    text.replace(
      / {2}- id: features\n/,
      '      - id: swaps\n        question: Can employees swap shifts with each other?\n        answer: Yes, when both are qualified and rested. Ask one of our {claim:swapTrainers} how the line confirms it.\n  - id: features\n',
    ),
  )
  await editFile(join(content, 'pages/faq.yaml'), (text) => `# Whoever adds a question looks for one that says the same.\n${text}`)
  // The second call-off, because the words of home tell of the first.
  await editFile(join(content, 'pages/morning.yaml'), (text) => {
    const [, { time, reason }] = (parse(text) as { callOffs: [unknown, { time: string; reason: string }] }).callOffs
    return text.replace(
      new RegExp(`( time: )"${time}"([\\s\\S]*?\\n {4}reason: )${reason}\\n`),
      `$1"${clockOf(minuteOf(time) + 19)}"$2${reason === 'illness' ? 'family' : 'illness'}\n`,
    )
  })
  // The first two people who said yes, wherever the page names them.
  await editFile(join(content, `features/${RENAMED_FEATURE.old}.yaml`), (text) => {
    const [one, other] = (parse(text) as { opening: { picture: { yes: [{ name: string }, { name: string }] } } }).opening.picture.yes
    return text.replaceAll(one.name, 'Q. Moreau').replaceAll(other.name, 'Z. Novak')
  })
  await editFile(join(content, 'pages/help-center.yaml'), (text) =>
    text.replace(/\n( +)links:\n/, '\n$1links:\n$1  - { label: What the words mean, to: document/shift-glossary#occurrence }\n'),
  )
  await addMember(scratch)
  await editFile(join(content, 'shared/clients.yaml'), (text) =>
    text.replace('\n  - {', '\n  - { name: Juniper Mills, industry: Manufacturing, mark: gear, wordmark: caps }\n  - {'),
  )
  await addLogo(content)
  await editFile(join(content, 'facts/claims.yaml'), (text) =>
    text
      .replace(/^(languages:\n {2}value: ).*$/m, '$1163+\n  source: count of the language desk, 2026-11')
      .replace(/\n*$/, `\n\n${NEW_FIGURE}`),
  )
}
