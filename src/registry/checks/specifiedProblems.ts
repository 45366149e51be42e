/** Finds entries that the specification requires and the site lacks. Each problem has file, line, field and fix. */

import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { countWords } from '#src/contentEngine/prose/readingTime.ts'
import { withoutCode } from '#src/contentEngine/prose/withoutCode.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { PROSE_TABLES } from '#src/models/names/proseNames.ts'
import type { IndustryBlock } from '#src/schemas/industry/industryBlocks.ts'
import { ARTICLE_MINIMUM, LISTED_DAYS } from '#src/specification/specifiedLists.ts'

type ArticleEntry = LoadedEntry & {
  body?: string | undefined
  data: { sections: readonly { id: string; aliases: readonly string[] }[]; listed: boolean; publishedAt: Date }
}
type Specified = { slug: string; anchors: readonly string[]; isListed: boolean }

/** The parts of which each article of the specification has some. */
const MIN_COUNTS = [
  { what: '<Answer>', min: ARTICLE_MINIMUM.answers, pattern: /<Answer>/g },
  { what: '<Chart>', min: ARTICLE_MINIMUM.charts, pattern: /<Chart\b/g },
  { what: '<Faq>', min: ARTICLE_MINIMUM.questions, pattern: /<Faq\b/g },
  { what: '<SideNote>', min: ARTICLE_MINIMUM.sideNotes, pattern: /<SideNote\b/g },
  {
    what: 'table',
    min: ARTICLE_MINIMUM.tables,
    pattern: new RegExp(String.raw`^\|[-\s:|]+\|\s*$|<(?:${PROSE_TABLES.join('|')})\b`, 'gm'),
  },
]

/** @param articles that the site shows @param specified the required ones @returns a problem for each missing article or part */
export function specifiedArticleProblems(articles: readonly ArticleEntry[], specified: readonly Specified[]): string[] {
  return specified.flatMap(({ slug, anchors, isListed }) => {
    const article = articles.find(({ id }) => id === slug)
    if (!article)
      return [
        `src/content/blog/${slug}.mdx: The specification has this article, and the site does not show it. If it is renamed, add its old address to src/site/redirects.json; if it is retired, take it out of src/specification/specifiedLists.json (docs/renaming-a-page.md, "Retiring one"); a draft is not shown.`,
      ]
    const ids = article.data.sections.flatMap(({ id, aliases }) => [id, ...aliases])
    const gone = anchors.filter((anchor) => !ids.includes(anchor))
    const words = countWords(article.body ?? '')
    const body = withoutCode(article.body ?? '')
    const day = dayOf(article.data.publishedAt)
    return [
      ...(gone.length > 0
        ? [
            `${readFieldLocation(article, ['sections'])}: The specification has these anchors, and others may link to them: ${gone.join(', ')}. Give each to the heading of the section that treats it, as its id or among its aliases: {#id aliases="…"}.`,
          ]
        : []),
      ...(isListed && !article.data.listed
        ? [`${readFieldLocation(article, ['listed'])}: The specification lists this article: write listed: true.`]
        : []),
      ...(isListed && (day < LISTED_DAYS.from || day > LISTED_DAYS.until)
        ? [
            `${readFieldLocation(article, ['publishedAt'])}: The specification lists this article with a day of October or November 2025. What was changed later has its day in "updatedAt".`,
          ]
        : []),
      ...(words < ARTICLE_MINIMUM.words
        ? [
            `${article.filePath ?? slug}: This is one of the specification’s articles, which have ${ARTICLE_MINIMUM.words.toLocaleString('en-US')} words at least. This one has ${words.toLocaleString('en-US')}.`,
          ]
        : []),
      ...MIN_COUNTS.flatMap(({ what, min, pattern }) => {
        const count = body.match(pattern)?.length ?? 0
        if (count >= min) return []
        return [
          `${article.filePath ?? slug}: This is one of the specification’s articles, which have an answer, a chart, a table, questions and asides: write ${min} ${what} at least. There are ${count}.`,
        ]
      }),
    ]
  })
}

type MenuEntry = LoadedEntry & { data: { name: string; menu?: string } }

/**
 * @param entries the entries of a folder; those with `menu` are in the header's menu
 * @param specified the pages that the menu must list, by current slug, some with the name that they must have
 * @returns a problem for each page that is missing, not in the menu, or has another name
 */
export function specifiedMenuProblems(
  entries: readonly MenuEntry[],
  folder: string,
  specified: readonly { slug: string; name?: string | undefined }[],
): string[] {
  return specified.flatMap(({ slug, name }) => {
    const entry = entries.find(({ id }) => id === slug)
    if (!entry)
      return `${folder}/${slug}.yaml: The specification (section 2, "Shared shell") has this page in the header’s menu, and it is not there. Give it back, or take it down with npm run retire (docs/renaming-a-page.md, "Retiring one").`
    return [
      ...(entry.data.menu === undefined
        ? [
            `${readFieldLocation(entry, ['menu'])}: The specification (section 2, "Shared shell") has this page in the header’s menu. Add what is said of it there: menu: …`,
          ]
        : []),
      ...(name !== undefined && entry.data.name !== name
        ? [
            `${readFieldLocation(entry, ['name'])}: The specification (section 1) calls it “${name}”: write that. Another name is given with npm run rename (docs/renaming-a-page.md, "Renaming one").`,
          ]
        : []),
    ]
  })
}

/** What the specification has on the page of each of its industries, besides what every industry's page has. */
const SPECIFIED_BLOCKS: Partial<Record<IndustryBlock['kind'], string>> = {
  results: 'a results list with stat cards',
  split: 'a feature section',
  quote: 'a testimonial',
}
type IndustryPage = LoadedEntry & { data: { blocks: readonly { kind: string }[] } }

/** @param slugs current slugs of the specification's industries @returns a problem for each block that one of their pages lacks */
export function lackingBlockProblems(industries: readonly IndustryPage[], slugs: readonly string[]): string[] {
  return industries
    .filter(({ id }) => slugs.includes(id))
    .flatMap((entry) =>
      Object.entries(SPECIFIED_BLOCKS)
        .filter(([kind]) => entry.data.blocks.every((block) => block.kind !== kind))
        .map(
          ([kind, what]) =>
            `${readFieldLocation(entry, ['blocks'])}: The specification (section 2, "Industries overview and industry pages") has ${what} on this page. Add "- kind: ${kind}" where it should stand; other industries may be without.`,
        ),
    )
}

/** @param slugs current slugs of the specification's industries @returns a problem for each that has no guide */
export const unguidedProblems = (guides: readonly LoadedEntry[], slugs: readonly string[]): string[] =>
  slugs
    .filter((slug) => guides.every(({ id }) => id !== slug))
    .map(
      (slug) =>
        `src/content/guides/${slug}.yaml: The specification (section 2, "Industries overview and industry pages") has Download Guide on the page of this industry, and its guide is not there: write it (docs/adding-an-industry.md, "Its guide"). Other industries may be without.`,
    )

type Feature = LoadedEntry & { data: { blocks: readonly ({ kind: string } | { kind: string; id: string; scene: object })[] } }

/** @param sections ids of blocks, each with its feature @returns a problem for each that is missing or has no picture */
export function offerProblems(features: readonly Feature[], sections: readonly { feature: string; id: string }[]): string[] {
  return sections.flatMap(({ feature, id }) => {
    const entry = features.find((candidate) => candidate.id === feature)
    if (!entry || entry.data.blocks.some((block) => 'scene' in block && block.id === id)) return []
    return [
      `${readFieldLocation(entry, ['blocks'])}: The offer names "${id}" (specification, section 1): a block of the kind split or showcase has this id. If it is elsewhere now, change src/specification/specifiedLists.json.`,
    ]
  })
}

/** @param articles that the site shows @returns a problem for each template that none of them offers */
export function unofferedTemplateProblems(templates: readonly LoadedEntry[], articles: readonly { body?: string | undefined }[]): string[] {
  const bodies = articles.map(({ body = '' }) => withoutCode(body)).join('\n')
  return templates.flatMap(({ id, filePath }) =>
    new RegExp(`<TemplateCard\\s[^>]*["']${id}["']`).test(bodies)
      ? []
      : [`${filePath ?? id}: No article offers this template: write <TemplateCard id="${id}" /> in one, or delete it.`],
  )
}
