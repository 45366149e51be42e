/**
 * Finds entries that repeat each other, titles and descriptions that two pages share, and words to avoid. Only builds call it, because an
 * editor begins an entry with a copy of another.
 */
import { getCollection } from 'astro:content'
import { withBody } from '#src/contentEngine/entries/entryBody.ts'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { avoidedWordProblems } from '#src/contentEngine/textRules/avoidedWords.ts'
import { readClaims } from '#src/facts/claims.ts'
import { readArticles } from '../articles/articles.ts'
import { readContent } from '../collections/singleEntries.ts'
import type { SitePage } from '../pages/sitePage.ts'
import { metaProblems } from './metaProblems.ts'
import { sharedParagraphProblems, sharedSentenceProblems } from './sharedText.ts'

/** @returns the texts of samples, as pages print them */
async function readSampleTexts(): Promise<string[]> {
  const [testimonials, team, clients] = await Promise.all([readContent('testimonials'), readContent('team'), readContent('clients')])
  return [
    ...Object.values(readClaims()).flatMap(({ sample, value, scope }) => (sample ? [`${value} ${scope}`] : [])),
    ...(testimonials.sample ? testimonials.quotes.map(({ quote }) => quote) : []),
    ...(team.sample ? team.members.map(({ name }) => name) : []),
    ...(clients.sample ? clients.clients.map(({ name }) => name) : []),
  ]
}

/** @throws ContentError with all problems, each with file, line, field and fix */
export async function checkRepeats(pages: readonly SitePage[]): Promise<void> {
  const metas = pages.map(({ meta: { path, title, description }, source }) => ({ path, title, description, source }))
  const problems = [
    ...metaProblems(metas, await readSampleTexts()),
    ...sharedParagraphProblems((await readArticles()).map(({ entry }) => withBody(entry))),
    ...sharedSentenceProblems(await getCollection('guides')),
    ...avoidedWordProblems(await readContent('wordsToAvoid'), 'src/content'),
  ]
  if (problems.length > 0) throw new ContentError(problems)
}
