/** What stops being a sample or is taken down in a year, one function for each. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { routes, routeTo } from '../../src/site/routes.ts'
import { PlainError } from '../lib/project.ts'
import { addRedirects, assert, editFile, type Scratch } from './scratchProject.ts'

/** As the owner counts them before a launch. */
export const COUNTED_FIGURE = 643
/** Figures that nobody could count: one of those that readers add up, and one that stands only on /claims. */
export const RETIRED_CLAIMS = ['educationInstitutions', 'competitorLanguages']

/** Every claim that is a sample is counted, as before a launch (docs/launching.md); two are taken away instead. */
export async function replaceSampleFigures({ folder, script }: Scratch): Promise<void> {
  const content = join(folder, 'src/content')
  const file = join(content, 'claims.yaml')
  const before = await readFile(file, 'utf8')
  await editFile(file, (text) => text.replace(/^(locations:\n {2}value: ).*$/m, '$1"12"').replace('partOf: locations', 'partOf: location'))
  const refused = await script('build')
  assert(refused.code !== 0, 'Fewer locations than the counts by industry add up to are published.')
  assert(
    /claims\.yaml, line \d+, locations › value: Readers can add up .* Correct the count/.test(refused.output),
    `Counts that contradict each other are refused without naming file, line and cure:\n${refused.output}`,
  )
  assert(
    /claims\.yaml, line \d+, \w+ › partOf: There is no claim "location"\. Did you mean "locations"/.test(refused.output),
    `A count that is part of what there is not is refused without naming file, line and cure:\n${refused.output}`,
  )
  await writeFile(file, before)
  await editFile(file, (text) =>
    text
      .replaceAll(/^( {2}sample: true\n {2}source: ).*$/gm, '$1count of our records, 2026-12')
      .replaceAll(/^ {2}sample: true\n/gm, '')
      .replace(/^(locations:\n {2}value: ).*$/m, `$1"${COUNTED_FIGURE}"`)
      .replace(/^(locations:\n(?: {2,}.*\n)*? {2}source: ).*$/m, '$1count of our records, 2026-12')
      .replaceAll(new RegExp(`^(?:${RETIRED_CLAIMS.join('|')}):\\n(?: .*\\n)+\\n?`, 'gm'), ''),
  )
  // As the build asks: a token goes with its figure.
  for (const place of await readdir(content, { recursive: true })) {
    if (!place.endsWith('.yaml')) continue
    const path = join(content, place)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(new RegExp(`^ *- \\{ value: "\\{claim:(?:${RETIRED_CLAIMS.join('|')})\\}".*\\n`, 'gm'), ''))
  }
}

/** Written, linked and taken down again: docs/adding-an-article.md, "Retiring one". */
export const RETIRED_SLUG = 'what-a-swap-costs'
const RETIRED_LINK = `- { label: What a swap costs, to: article/${RETIRED_SLUG} }`
const INDUSTRY_LINK = '- { label: How schools do it, to: industry/education }'

/** An article and an industry go: one build tells of every link to them. */
export async function retireArticle({ folder, script }: Scratch): Promise<void> {
  await editFile(join(folder, 'src/content/help-center.yaml'), (text) =>
    text.replace(/\n( +)links:\n/, `\n$1links:\n$1  ${RETIRED_LINK}\n`),
  )
  const refused = await script('build')
  assert(refused.code !== 0, 'Links to a retired article are built and lead nowhere.')
  for (const slug of [RETIRED_SLUG, RETIRED_INDUSTRY])
    assert(
      new RegExp(`src/content/\\S+, line \\d+.*${slug}`).test(refused.output),
      `A link to ${slug}, which is gone, is refused without naming file and line:\n${refused.output}`,
    )
  const places = [...refused.output.matchAll(/(src\/content\/\S+), line \d+/g)].map((match) => match[1] ?? '')
  for (const place of new Set(places))
    await editFile(join(folder, place), (text) =>
      [RETIRED_LINK, INDUSTRY_LINK].reduce((rest, link) => rest.replace(new RegExp(` *${RegExp.escape(link)}\n`), ''), text),
    )
  await addRedirects(folder, { [routeTo.article(RETIRED_SLUG)]: routes.blog })
}

/**
 * The first question that nothing links to, of a category that needs four. Another one takes its place and its address. By
 * docs/content-reference.md, "Links, pictures, icons".
 * @returns its words, and its id
 */
export async function retireQuestion({ folder, script }: Scratch): Promise<{ id: string; question: string }> {
  const file = join(folder, 'src/content/faq.yaml')
  const { categories } = parse(await readFile(file, 'utf8')) as { categories: { faqs: { id: string; question: string }[] }[] }
  const content = join(folder, 'src/content')
  const entries = (await readdir(content, { recursive: true })).filter((name) => /\.(yaml|mdx)$/.test(name))
  const links = (await Promise.all(entries.map((name) => readFile(join(content, name), 'utf8')))).join('\n')
  const gone = categories
    .filter(({ faqs }) => faqs.length === 4)
    .flatMap(({ faqs }) => faqs)
    .find(({ id }) => !links.includes(`faq-${id}`))
  if (!gone) throw new PlainError('The FAQ has no question that nothing links to, in a category of four.')
  const entry = new RegExp(`^ {6}- id: ${gone.id}\\n(?: {8}.*\\n)+`, 'm')
  const before = await readFile(file, 'utf8')
  await editFile(file, (text) => text.replace(entry, ''))
  const refused = await script('build')
  assert(refused.code !== 0, 'A question of a category that needs it goes without a word.')
  assert(
    /faq\.yaml, line \d+, .*› faqs: There are fewer than 4 here: the specification/.test(refused.output),
    `A category with three questions is refused without naming file, line and cure:\n${refused.output}`,
  )
  const another = `      - id: asked-instead\n        aliases: [ ${gone.id} ]\n        question: What is asked in the place of a retired question?\n        answer: Another one, so that each category keeps the four that the specification asks for.\n`
  await writeFile(file, before.replace(entry, another))
  return gone
}

/** One of the six that the specification names, so that header, form and tests have it too; its count is among `RETIRED_CLAIMS`. */
export const RETIRED_INDUSTRY = 'education'

/** By docs/adding-a-page.md, "Retiring one", file by file. A link to it is left behind for the build to name. */
export async function retireIndustry({ folder }: Scratch): Promise<void> {
  const slug = RETIRED_INDUSTRY
  await editFile(join(folder, 'src/content/help-center.yaml'), (text) =>
    text.replace(/\n( +)links:\n/, `\n$1links:\n$1  ${INDUSTRY_LINK}\n`),
  )
  for (const place of ['industries', 'guides']) await rm(join(folder, `src/content/${place}/${slug}.yaml`))
  await addRedirects(folder, { [routeTo.industry(slug)]: routes.industries, [routeTo.guide(slug)]: routes.industries })
  await editFile(join(folder, 'src/lib/anywhere/names/industryNames.ts'), (text) => text.replace(new RegExp(`^ *${slug}: .*\\n`, 'm'), ''))
  await editFile(join(folder, 'tests/lib/specifiedPages.ts'), (text) => text.replace(new RegExp(`'${slug}', |, '${slug}'`), ''))
}
