/** Checks the text of an article: its length, its answer, the review of its law, its charts and its templates. */
import type { TextProblem } from '#src/contentEngine/problems/problemLocation.ts'
import { tagIds } from '#src/contentEngine/prose/proseTags.ts'
import { countWords } from '#src/contentEngine/prose/readingTime.ts'
import type { CheckedProse, ProseRule } from '#src/contentEngine/proseRules/bodyProblems.ts'
import { resolveTokens, type TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { FEDERAL_CODE } from '#src/models/names/federalCode.ts'
import { answerProblems } from './answerProblems.ts'

type WordLimits = { min: number; max: number }
/** How many words an article has: docs/requirements/clarifications.md, "Blog". */
export const ARTICLE_WORDS: WordLimits = { min: 150, max: 3200 }

/** @internal For tests, whose texts are short. */
export const createArticleProseRule =
  (limits: WordLimits): ProseRule =>
  ({ body, text, data, tokens, isWellFormed }) => [
    ...(data.draft === true ? [] : [...lengthProblems(body, limits), ...answerProblems(text, tokens), ...lawProblems(text, data, tokens)]),
    ...(isWellFormed ? chartProblems(text, data.charts) : []),
    ...templateProblems(text, tokens),
  ]

export const articleProseRule = createArticleProseRule(ARTICLE_WORDS)

function lengthProblems(body: string, length: WordLimits): TextProblem[] {
  const words = countWords(body)
  if (words >= length.min && words <= length.max) return []
  const [count, min, max] = [words, length.min, length.max].map((number) => number.toLocaleString('en-US'))
  return [{ offset: 0, message: `This has ${count} words; write ${min} to ${max}, or set draft: true.` }]
}

const LAW = new RegExp(String.raw`\b${FEDERAL_CODE}(?!\w)|Labor Law`)

/** docs/requirements/clarifications.md, "Figures": legal articles carry "last reviewed" and "this is not legal advice". */
function lawProblems(text: string, { legal }: CheckedProse['data'], tokens: TokenTable): TextProblem[] {
  if (legal === true || !LAW.test(resolveTokens(text, tokens).text)) return []
  const message = 'This article cites the law, so readers have to learn when that was checked: add legal: true and lastReviewed.'
  return [{ offset: Math.max(text.search(LAW), 0), message }]
}

function templateProblems(body: string, tokens: TokenTable): TextProblem[] {
  const templates = [...tokens.keys()].flatMap((token) => (token.startsWith('template:') ? [token.slice('template:'.length)] : []))
  return tagIds(body, 'TemplateCard')
    .filter(({ id }) => !templates.includes(id))
    .map(({ id, index }) => {
      const near = nearestName(id, templates)
      return {
        offset: index,
        message: `There is no template "${id}". ${near ? `Did you mean "${near}"?` : `There are: ${templates.join(', ')}.`} Templates are in src/content/templates.`,
      }
    })
}

/** Checks that every chart in the text is described, and that every described chart is in the text. */
function chartProblems(body: string, charts: unknown): TextProblem[] {
  const ids = (Array.isArray(charts) ? charts : []).map((chart: { id?: unknown } | null) => String(chart?.id))
  const chartIds = tagIds(body, 'Chart')
  const unknownIds = chartIds
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, index }) => {
      const near = nearestName(id, ids)
      return {
        offset: index,
        message: `"charts" has no "${id}". ${near ? `Did you mean "${near}"?` : 'Describe it there: docs/article-numbers.md says how.'}`,
      }
    })
  const unused = ids
    .filter((id) => chartIds.every((chart) => chart.id !== id))
    .map((id) => ({ offset: 0, message: `The text does not show the chart "${id}". Write <Chart id="${id}" /> where it belongs.` }))
  return [...unknownIds, ...unused]
}
