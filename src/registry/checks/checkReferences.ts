/**
 * Checks entries against each other: references to entries that do not exist, entries that the specification requires, contradictions. The
 * loader sees one collection at a time, so this runs before pages are listed. Development prints the problems, and shows the pages.
 */
import { getCollection } from 'astro:content'
import { withBody } from '#src/contentEngine/entries/entryBody.ts'
import { readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { PHOTOGRAPH_FOLDERS } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { readClaims } from '#src/facts/claims.ts'
import { readStateRules } from '#src/facts/law/stateRules.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { unusedPictureProblems } from '#src/lib/build/pictures/pictureFolder.ts'
import { currentSlug } from '#src/site/currentSlug.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { routeTo } from '#src/site/routes.ts'
import {
  FEATURE_SLUGS,
  INDUSTRY_SLUGS,
  OFFER_SECTIONS,
  SPECIFIED_INDUSTRIES,
  specifiedArticles,
} from '#src/specification/specifiedLists.ts'
import { readArticles } from '../articles/articles.ts'
import { listNamedPictures } from '../collections/namedPictures.ts'
import { readSingleEntry } from '../collections/singleEntries.ts'
import { pageLinksByList } from '../pages/pageLinks.ts'
import { readArticleProblems } from './articles/articleProblems.ts'
import { boardProblems } from './boardProblems.ts'
import { compositionProblems, menuOrderProblems, sharedValueProblems, unknownNameProblems } from './crossReferences.ts'
import { fileNameProblems } from './fileNameProblems.ts'
import { footerProblems } from './footerProblems.ts'
import { lineAnswerProblems } from './lineAnswerProblems.ts'
import { alertTimeProblems, languageProblems } from './morningProblems.ts'
import { pagelessFigureProblems } from './pagelessFigureProblems.ts'
import {
  lackingBlockProblems,
  offerProblems,
  specifiedArticleProblems,
  specifiedMenuProblems,
  unguidedProblems,
  unofferedTemplateProblems,
} from './specifiedProblems.ts'

/** The specification's pages by their current slugs. */
const CURRENT_FEATURES = FEATURE_SLUGS.map((slug) => ({ slug: currentSlug(routeTo.feature, slug) }))
const CURRENT_INDUSTRIES = INDUSTRY_SLUGS.map((slug) => ({
  slug: currentSlug(routeTo.industry, slug),
  name: SPECIFIED_INDUSTRIES[slug]?.name,
}))

async function readEntries() {
  const [home, morning, demo, clients, team] = await Promise.all([
    readSingleEntry('home'),
    readSingleEntry('morning'),
    readSingleEntry('demo'),
    readSingleEntry('clients'),
    readSingleEntry('team'),
  ])
  return {
    home,
    morning,
    demo,
    clients,
    team,
    everyPage: await readSingleEntry('everyPage'),
    industries: await getCollection('industries'),
    features: await getCollection('features'),
    landing: await getCollection('landing'),
    guides: await getCollection('guides'),
    templates: await getCollection('templates'),
    documents: await getCollection('documents'),
    /** Including drafts. */
    blog: await getCollection('blog'),
    /** The articles that the site shows. */
    articles: (await readArticles()).map(({ entry }) => withBody(entry)),
  }
}
type SiteEntries = Awaited<ReturnType<typeof readEntries>>

/**
 * The rules between entries, in the order in which their problems are reported. A new rule is a line here, and a function in this folder
 * that returns whole sentences.
 */
const CHECKS: Readonly<Record<string, (entries: SiteEntries) => readonly string[]>> = {
  industriesOnHome: ({ home, industries }) =>
    home.data.blocks.flatMap((block, index) =>
      block.kind === 'industries'
        ? unknownNameProblems(home, ['blocks', index, 'show'], block.show, {
            kind: 'industry',
            names: industries.map(({ id }) => id),
            where: 'src/content/industries',
          })
        : [],
    ),
  clientsOfDemo: ({ demo, clients }) =>
    unknownNameProblems(demo, ['clients'], demo.data.clients, {
      kind: 'client',
      names: clients.data.clients.map(({ name }) => name),
      where: 'src/content/shared/clients.yaml',
    }),
  languages: ({ morning }) =>
    languageProblems(morning.data.story, morning.data.languages).map(
      ({ path, message }) => `${readFieldLocation(morning, path)}: ${message}`,
    ),
  specifiedFeatures: ({ features }) => specifiedMenuProblems(features, 'src/content/features', CURRENT_FEATURES),
  specifiedIndustries: ({ industries }) => specifiedMenuProblems(industries, 'src/content/industries', CURRENT_INDUSTRIES),
  specifiedBlocks: ({ industries }) =>
    lackingBlockProblems(
      industries,
      CURRENT_INDUSTRIES.map(({ slug }) => slug),
    ),
  menuOrder: ({ features, industries }) => [features, industries].flatMap(menuOrderProblems),
  footer: ({ everyPage, ...entries }) => footerProblems(everyPage, pageLinksByList(entries)),
  boards: ({ industries }) => boardProblems(industries),
  lineAnswers: ({ features }) => {
    const tokens = readSiteTokens()
    return lineAnswerProblems(features, { en: tokens.get('policy:lineAnswer') ?? '', es: tokens.get('policy:lineAnswer.es') ?? '' })
  },
  featuredArticle: ({ blog }) =>
    sharedValueProblems(
      blog.filter(({ data }) => data.listed && data.featured && !data.draft),
      ['featured'],
      ({ data }) => data.featured,
      'One article stands on top: take the line out of the other.',
    ),
  specifiedGuides: ({ guides }) =>
    unguidedProblems(
      guides,
      CURRENT_INDUSTRIES.map(({ slug }) => slug),
    ),
  alertTime: () => alertTimeProblems(readClaims().alertTime?.value),
  figuresOfGuides: ({ guides, industries }) => pagelessFigureProblems(guides, industries),
  specifiedArticles: ({ articles }) => specifiedArticleProblems(articles, specifiedArticles),
  compositions: ({ features }) => compositionProblems(features),
  offer: ({ features }) => offerProblems(features, OFFER_SECTIONS),
  templates: ({ templates, articles }) => unofferedTemplateProblems(templates, articles),
  articleTexts: ({ blog }) => {
    const facts = { tokens: readSiteTokens(), places: readStateRules().places }
    return blog.flatMap((article) => readArticleProblems(article, facts))
  },
  fileNames: () => linkedFolders.flatMap(({ folder, ending }) => fileNameProblems(folder, ending)),
  // Drafts count, because their pictures are added before they are published.
  pictures: (entries) => {
    const usedFiles = Object.values(entries).flat().flatMap(listNamedPictures)
    return PHOTOGRAPH_FOLDERS.flatMap((folder) => unusedPictureProblems(usedFiles, folder))
  },
}

/** @throws ContentError with all problems, each with file, line, field and fix */
export async function checkReferences(): Promise<void> {
  const entries = await readEntries()
  const problems = Object.values(CHECKS).flatMap((check) => check(entries))
  if (problems.length > 0) throw new ContentError(problems)
}
