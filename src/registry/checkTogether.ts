/**
 * Checks what only shows when entries are compared: that no two say the same, and that search results and shared links tell pages
 * apart.
 */
import { getCollection } from 'astro:content'
import { claims } from '../facts/claims'
import { ContentError } from '../lib/build/content/contentProblems'
import { headProblems } from '../lib/build/content/together/headProblems'
import { sharedParagraphs, sharedSentences } from '../lib/build/content/together/sharedText'
import { articlesOfSite } from './articles'
import { contentOf } from './singleEntries'
import type { SitePage } from './sitePage'

/** @returns what is a sample, as a page says it */
async function samples(): Promise<string[]> {
  const [testimonials, team, clients] = [await contentOf('testimonials'), await contentOf('team'), await contentOf('clients')]
  return [
    ...Object.values(claims).flatMap(({ sample, value, scope }) => (sample ? [`${value} ${scope}`] : [])),
    ...(testimonials.sample ? testimonials.quotes.map(({ quote }) => quote) : []),
    ...(team.sample ? team.members.map(({ name }) => name) : []),
    ...(clients.sample ? clients.clients.map(({ name }) => name) : []),
  ]
}

/** @throws ContentError with everything that two entries have in common, each with file, line, field and cure */
export async function checkTogether(pages: readonly SitePage[]): Promise<void> {
  const heads = pages.map(({ meta: { path, title, description }, source }) => ({ path, title, description, source }))
  const problems = [
    ...headProblems(heads, await samples()),
    ...sharedParagraphs((await articlesOfSite()).map(({ entry }) => entry)),
    ...sharedSentences(await getCollection('guides')),
  ]
  if (problems.length > 0) throw new ContentError(problems)
}
