/** Problems in an entry's prose as a whole: its length, answer, law, headings, tags and templates. */

import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { countWords } from '#src/lib/anywhere/text/readingTime.ts'
import type { TextProblem } from '../problems/textProblem.ts'
import type { ProseTag } from '../prose/proseTags.ts'
import { hardCodedContactProblems } from '../textRules/hardCodedProblems.ts'
import { resolveTokens, type TokenTable } from '../tokens/resolveTokens.ts'
import { answerProblems } from './answerProblems.ts'
import { markupProblems } from './markupProblems.ts'
import { headingLevelProblems } from './proseHeadings.ts'
import { proseSyntaxProblems } from './proseSyntaxProblems.ts'
import { withoutCode } from './withoutCode.ts'

type WordRange = { min: number; max: number }
/** Allowed number of words of a collection's prose, and of its entries with `short: true`. */
export type WordLimits = { usual: WordRange; short: WordRange }
type BodyRules = {
  /** Also contain the templates: `template:call-in-policy`. */
  tokens: TokenTable
  /** Components that a text may have. */
  tags: readonly ProseTag[]
  /** Only articles have limits, charts, templates, an answer, and a review date of law. Short ones may do without an answer. */
  wordLimits?: WordLimits | undefined
}

/**
 * @param data the entry's fields
 * @returns each problem, with its place in the body
 */
export function bodyProblems(body: string, data: Record<string, unknown>, { tokens, tags, wordLimits: length }: BodyRules): TextProblem[] {
  // Headings and tags in code are examples.
  const text = withoutCode(body)
  const slips = proseSyntaxProblems(text, body, tags)
  const isArticle = length !== undefined || data.charts !== undefined
  return [
    ...(length && data.draft !== true
      ? [...lengthProblems(body, data, length), ...answerProblems(text, tokens, data.short !== true), ...lawProblems(text, data, tokens)]
      : []),
    ...slips,
    // A mistyped heading or chart counts as missing, so it is reported only as mistyped.
    ...(slips.length > 0 ? [] : [...headingLevelProblems(text), ...(isArticle ? chartProblems(text, data.charts) : [])]),
    ...markupProblems(text, tokens, tags),
    ...(isArticle ? templateProblems(text, tokens) : articleTagProblems(text)),
    ...hardCodedContactProblems(text),
    ...keyProblems(text, data.key, tokens),
  ]
}

function lengthProblems(body: string, { short }: Record<string, unknown>, length: WordLimits): TextProblem[] {
  const words = countWords(body)
  const isIn = ({ min, max }: WordRange) => words >= min && words <= max
  const [own, other, otherField] =
    short === true ? [length.short, length.usual, 'without short: true'] : [length.usual, length.short, 'with short: true']
  if (isIn(own)) return []
  const [count, min, max] = [words, own.min, own.max].map((number) => number.toLocaleString('en-US'))
  const cure = isIn(other) ? `publish it ${otherField}` : 'set draft: true'
  return [{ offset: 0, message: `This has ${count} words; write ${min} to ${max}, or ${cure}.` }]
}

const LAW = /\bCFR\b|Labor Law/

/** docs/requirements/clarifications.md, "Figures": legal articles carry "last reviewed" and "this is not legal advice". */
function lawProblems(text: string, { legal }: Record<string, unknown>, tokens: TokenTable): TextProblem[] {
  if (legal === true || !LAW.test(resolveTokens(text, tokens).text)) return []
  const message = 'This article cites the law, so readers have to learn when that was checked: add legal: true and lastReviewed.'
  return [{ offset: Math.max(text.search(LAW), 0), message }]
}

/** @returns the ids in tags of a name, in every notation that MDX accepts, with their offsets */
const idsIn = (body: string, name: string) =>
  [...body.matchAll(new RegExp(`<${name}\\s+id\\s*=\\s*(?:\\{\\s*)?(["'])(.*?)\\1`, 'g'))].map(({ index, 2: id = '' }) => ({ id, index }))

/** Problems of tags that only articles may have. */
const articleTagProblems = (body: string): TextProblem[] =>
  ['Chart', 'TemplateCard'].flatMap((name) =>
    idsIn(body, name).map(({ index }) => ({
      offset: index,
      message: `Only articles have <${name}>. Write a table or a link here, such as [the policy]({template:call-in-policy}).`,
    })),
  )

function templateProblems(body: string, tokens: TokenTable): TextProblem[] {
  const templates = [...tokens.keys()].flatMap((token) => (token.startsWith('template:') ? [token.slice('template:'.length)] : []))
  return idsIn(body, 'TemplateCard')
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
  const shown = idsIn(body, 'Chart')
  const unknown = shown
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, index }) => {
      const near = nearestName(id, ids)
      return {
        offset: index,
        message: `"charts" has no "${id}". ${near ? `Did you mean "${near}"?` : 'Describe it there: docs/article-numbers.md says how.'}`,
      }
    })
  const unused = ids
    .filter((id) => shown.every((one) => one.id !== id))
    .map((id) => ({ offset: 0, message: `The text does not show the chart "${id}". Write <Chart id="${id}" /> where it belongs.` }))
  return [...unknown, ...unused]
}

/** Checks that a key beside the heading promises no time that the text does not promise. */
function keyProblems(text: string, key: unknown, tokens: TokenTable): TextProblem[] {
  const { rows } = (key ?? {}) as { rows?: unknown }
  const said = resolveTokens(text, tokens).text
  return (Array.isArray(rows) ? rows : []).flatMap((row: { time?: unknown } | null) => {
    const time = row?.time
    if (typeof time !== 'string' || said.includes(time)) return []
    return [{ offset: 0, message: `"key" says “${time}”, and the text below does not. Write in both what holds.` }]
  })
}
