/** What an editor takes down or replaces before a launch, a function each. */
import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { assert } from 'vitest'
import { parse } from 'yaml'
import { REDIRECTS } from '#scripts/lib/entries/dataFiles.ts'
import { PlainError } from '#scripts/lib/project.ts'
import { readClaims } from '#src/facts/claims.ts'
import { currentSlug } from '#src/site/redirects.ts'
import { routeTo } from '#src/site/routes.ts'
import { editFile, type Scratch } from '../lib/scratchProject.ts'

/** A counted figure, in place of a sample. */
export const COUNTED_FIGURE = 643
/** An industry that the specification names, so header, form and tests have it too. */
export const RETIRED_INDUSTRY = currentSlug(routeTo.industry, 'education')
/** An article that the specification names. */
export const RETIRED_ARTICLE = currentSlug(routeTo.article, 'employee-call-off-solutions-absence-mitigation-2025-guide')

/** @returns figures without a count: one to add up, which only the page of the retired industry shows, and one that only /claims shows */
function findRetiredClaims(): string[] {
  const texts = globSync('src/content/**/*.{yaml,mdx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const filesWith = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ file }) => basename(file, '.yaml'))
  const claims = Object.entries(readClaims()).map(([id, { partOf }]) => ({
    id,
    partOf,
    shownIn: filesWith(new RegExp(`\\{claim:${id}\\b`)),
  }))
  const addedUp = claims.find(({ partOf, shownIn }) => partOf && String(shownIn) === RETIRED_INDUSTRY)
  const unshown = claims.find(({ id, shownIn }) => shownIn.length === 0 && filesWith(new RegExp(`[{ ]${id}\\b`)).length === 0)
  if (!addedUp || !unshown) throw new PlainError('No figure can be retired: each is on a page that stays.')
  return [addedUp.id, unshown.id]
}
export const RETIRED_CLAIMS = findRetiredClaims()

/** @returns a question that nothing links to, in a category of the FAQ that has as few as it may; `entry` matches its lines */
export function findRetiredQuestion(): { id: string; question: string; entry: RegExp } {
  type Faq = { categories: { faqs: { id: string; question: string }[] }[] }
  const { categories } = parse(readFileSync('src/content/pages/faq.yaml', 'utf8')) as Faq
  const links = globSync('src/content/**/*.{yaml,mdx}').map((file) => readFileSync(file, 'utf8'))
  const found = categories
    .filter(({ faqs }) => faqs.length === 4)
    .flatMap(({ faqs }) => faqs)
    .find(({ id }) => !links.some((text) => text.includes(`faq-${id}`)))
  if (!found) throw new PlainError('The FAQ has no question that nothing links to, in a category of four.')
  return { ...found, entry: new RegExp(`^ {6}- id: ${found.id}\\n(?: {8}.*\\n)+`, 'm') }
}

/** Replaces a question, by docs/adding-to-a-list.md, "Retiring a question". The new question takes over its address. */
export function retireQuestion({ folder }: Scratch): Promise<void> {
  const { id, entry } = findRetiredQuestion()
  return editFile(join(folder, 'src/content/pages/faq.yaml'), (text) =>
    text.replace(
      entry,
      `      - id: asked-instead\n        aliases: [ ${id} ]\n        question: What is asked in the place of a retired question?\n        answer: Another one, so that each category keeps the four that the specification asks for.\n`,
    ),
  )
}

/** Replaces every sample by a counted figure, as before a launch (docs/launching.md), and removes two. */
export async function replaceSampleFigures({ folder, script }: Scratch): Promise<void> {
  const content = join(folder, 'src/content')
  const file = join(content, 'facts/claims.yaml')
  const before = await readFile(file, 'utf8')
  await editFile(file, (text) => text.replace(/^(locations:\n {2}value: ).*$/m, '$1"12"').replace('partOf: locations', 'partOf: location'))
  const refused = await script('build')
  assert(refused.code !== 0, 'Fewer locations than the counts by industry add up to are published.')
  assert(
    /claims\.yaml, line \d+, locations › value: Readers can add up .* Correct the count/.test(refused.output),
    `Counts that contradict each other are refused without naming file, line and fix:\n${refused.output}`,
  )
  assert(
    /claims\.yaml, line \d+, \w+ › partOf: There is no claim "location"\. Did you mean "locations"/.test(refused.output),
    `A count that is part of what there is not is refused without naming file, line and fix:\n${refused.output}`,
  )
  await writeFile(file, before)
  await editFile(file, (text) =>
    text
      .replaceAll(/^ {2}sample: true\n(?: {2}source: .*\n)?/gm, '  source: count of our records, 2026-12\n')
      .replace(/^(locations:\n {2}value: ).*$/m, `$1"${COUNTED_FIGURE}"`)
      .replaceAll(new RegExp(`^(?:${RETIRED_CLAIMS.join('|')}):\\n(?: .*\\n)+\\n?`, 'gm'), ''),
  )
  // The tokens go with their figures, as the build asks.
  for (const place of await readdir(content, { recursive: true })) {
    if (!place.endsWith('.yaml')) continue
    const path = join(content, place)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(new RegExp(`^ *- \\{ value: "\\{claim:(?:${RETIRED_CLAIMS.join('|')})\\}".*\\n`, 'gm'), ''))
  }
}

/** @returns the lines of content with a link, as messages write them: "src/content/pages/home.yaml, line 12" */
async function findLinks(folder: string, link: RegExp): Promise<string[]> {
  const content = join(folder, 'src/content')
  const files = (await readdir(content, { recursive: true })).filter((name) => /\.(yaml|mdx)$/.test(name))
  const texts = await Promise.all(files.map(async (name) => ({ name, text: await readFile(join(content, name), 'utf8') })))
  return texts.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (link.test(line) ? `src/content/${name}, line ${index + 1}` : [])),
  )
}

/**
 * Retires an entry by docs/renaming-a-page.md, "Retiring one". The command names every link, and removes the page once they are gone. The
 * next build and the tests find nothing left of it.
 */
export async function retirePage({ folder, script }: Scratch, kind: 'article' | 'industry', slug: string): Promise<void> {
  await editFile(join(folder, 'src/content/pages/help-center.yaml'), (text) =>
    text.replace(/\n( +)links:\n/, `\n$1links:\n$1  - { label: What it says, to: ${kind}/${slug} }\n`),
  )
  const redirects = () => readFile(join(folder, REDIRECTS), 'utf8')
  const before = await redirects()
  const refused = await script('retire', kind, slug)
  assert(refused.code !== 0 && (await redirects()) === before, `The ${kind} ${slug} is retired while others link to it.`)
  const places = await findLinks(folder, new RegExp(`\\b${kind}[/:]${slug}(?![\\w-])`))
  for (const place of places)
    assert(refused.output.includes(`${place}:`), `A link to ${slug} is left without naming its place, ${place}:\n${refused.output}`)
  for (const file of new Set(places.map((place) => place.replace(/, line .*/, ''))))
    await editFile(join(folder, file), (text) =>
      text
        .replaceAll(new RegExp(`^ *- \\{.* to: ${kind}/${slug}\\b.*\\n`, 'gm'), '')
        .replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(\\{${kind}:${slug}\\}[^)]*\\)`, 'g'), '$1'),
    )
  const { code, output } = await script('retire', kind, slug)
  assert(code === 0, `npm run retire -- ${kind} ${slug} failed:\n${output}`)
}
