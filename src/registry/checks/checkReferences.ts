/**
 * Checks what entries owe each other: that they refer only to entries that exist, that those which the specification names are there,
 * and that none contradicts another. A loader sees one collection alone, so this runs before pages are listed, in development as well.
 */
import { getCollection } from 'astro:content'
import { articlesOfSite } from '#src/entries/articles.ts'
import { entryOf } from '#src/entries/singleEntries.ts'
import {
  callOffTimeProblems,
  missingGuideProblems,
  sharedValueProblems,
  unknownNameProblems,
} from '#src/lib/build/content/betweenEntries/crossReferences.ts'
import { guideProblems } from '#src/lib/build/content/betweenEntries/guideProblems.ts'
import {
  offerProblems,
  specifiedArticleProblems,
  specifiedMenuProblems,
  unofferedTemplateProblems,
  unquotedProblems,
} from '#src/lib/build/content/betweenEntries/specifiedProblems.ts'
import { bodyOf, withBody } from '#src/lib/build/content/entries/entryBody.ts'
import { fieldPlace, type LoadedEntry } from '#src/lib/build/content/entries/fieldPlace.ts'
import { ContentError } from '#src/lib/build/content/problems/contentError.ts'
import { PICTURES_FOLDER, unshownPictureProblems } from '#src/lib/build/content/prose/pictureProblems.ts'
import { currentSlug } from '#src/site/currentSlug.ts'
import { EXAMPLE_RULES } from '#src/site/policy/examplePolicy.ts'
import { routeTo } from '#src/site/routes.ts'
import { FEATURE_SLUGS, INDUSTRY_NAMES, INDUSTRY_SLUGS } from '#src/site/specified/menuPages.ts'
import { OFFER_SECTIONS } from '#src/site/specified/offerSections.ts'
import { specifiedArticles } from '#src/site/specified/specifiedArticles.ts'
import { listedPages } from '../listedPages.ts'
import { boardProblems } from './boardProblems.ts'
import { footerProblems } from './footerProblems.ts'
import { firstCallOffTimes, languageProblems } from './morningProblems.ts'

/** By the slugs that they have by now. */
const SPECIFIED_FEATURES = FEATURE_SLUGS.map((slug) => ({ slug: currentSlug(routeTo.feature, slug) }))
const SPECIFIED_INDUSTRIES = INDUSTRY_SLUGS.map((slug) => ({ slug: currentSlug(routeTo.industry, slug), name: INDUSTRY_NAMES[slug] }))

type MenuPage = LoadedEntry & { data: { name: string; position: number } }

/** @returns a problem for each of the pages of a menu that has the place or the name of another */
const menuOrderProblems = (pages: readonly MenuPage[]): string[] => [
  ...sharedValueProblems(pages, ['position'], ({ data }) => data.position, 'Their order would be left to chance: give it another.'),
  ...sharedValueProblems(pages, ['name'], ({ data }) => data.name, 'Nobody could tell them apart: give it another.'),
]

/** @throws ContentError with each entry that does not fit the others, each with file, line, field and cure */
export async function checkReferences(): Promise<void> {
  const [industries, guides, features] = await Promise.all([
    getCollection('industries'),
    getCollection('guides'),
    getCollection('features'),
  ])
  const articles = (await articlesOfSite()).map(({ entry }) => withBody(entry))
  const [home, morning, demo, clients] = await Promise.all([entryOf('home'), entryOf('morning'), entryOf('demo'), entryOf('clients')])
  const problems = [
    ...home.data.blocks.flatMap((block, index) => {
      if (block.kind === 'industries')
        return unknownNameProblems(home, ['blocks', index, 'show'], block.show, {
          kind: 'industry',
          names: industries.map(({ id }) => id),
          where: 'src/content/industries',
        })
      if (block.kind !== 'minutes') return []
      return callOffTimeProblems(home, ['blocks', index, 'steps'], block.steps, firstCallOffTimes(morning.data.morning, EXAMPLE_RULES))
    }),
    ...unknownNameProblems(demo, ['clients'], demo.data.clients, {
      kind: 'client',
      names: clients.data.clients.map(({ name }) => name),
      where: 'src/content/clients.yaml',
    }),
    ...languageProblems(morning.data.morning, morning.data.languages).map(
      ({ path, message }) => `${fieldPlace(morning, path)}: ${message}`,
    ),
    ...specifiedMenuProblems(features, 'src/content/features', SPECIFIED_FEATURES),
    ...specifiedMenuProblems(industries, 'src/content/industries', SPECIFIED_INDUSTRIES),
    ...unquotedProblems(
      industries,
      SPECIFIED_INDUSTRIES.map(({ slug }) => slug),
    ),
    ...[features, industries].flatMap(menuOrderProblems),
    ...footerProblems(await entryOf('everyPage'), await listedPages()),
    ...boardProblems(industries),
    ...sharedValueProblems(
      await getCollection('blog', ({ data }) => data.listed && data.featured && !data.draft),
      ['featured'],
      ({ data }) => data.featured,
      'One article stands on top: take the line out of the other.',
    ),
    ...missingGuideProblems(industries, guides),
    ...guideProblems(industries, guides),
    ...specifiedArticleProblems(articles, specifiedArticles),
    ...offerProblems(features, OFFER_SECTIONS),
    ...unofferedTemplateProblems(await getCollection('templates'), articles),
    // A draft's, too: whoever writes it puts its pictures there first.
    ...unshownPictureProblems([...(await getCollection('blog')), ...(await getCollection('documents'))].map(bodyOf), PICTURES_FOLDER),
  ]
  if (problems.length > 0) throw new ContentError(problems)
}
