import { READING_UNIT } from '#src/contentEngine/prose/readingTime.ts'
import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { mediumDate } from '#src/lib/anywhere/time/dates.ts'
import type { BlogListContent } from '#src/schemas/pages/blogList.ts'
import { routeTo } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { RAISED_DECK_CLASS } from '#src/ui/surface.ts'
import type { ArticleSummary, Tag } from './articleSummary.ts'

export type TagBoardProps = {
  tags: readonly Tag[]
  articles: readonly ArticleSummary[]
  /** Stands large in the row of its tag. */
  featured: ArticleSummary | null
  words: BlogListContent['board'] & Pick<BlogListContent, 'startHere'>
}

/** On phones, and for the large row up to wide screens: the tag and its minutes, with the article below. */
const BASE = 'grid grid-cols-ended items-center gap-x-4 px-3 sm:px-4 lg:grid-cols-topics'
const MIDDLE = 'md:max-lg:grid-cols-few-topics'
/** With large text, its columns are stacked. */
const ROW = 'rounded-sm bg-deck-2 hover:bg-deck-line max-everyday:grid-cols-1'
const LINK = 'target no-underline hover:underline hover:underline-offset-4'

/** The tags as a departure board: the link of each, an article to begin with, and its reading time in minutes. */
export function TagBoard({ tags, articles, featured, words }: TagBoardProps) {
  return (
    <div className={`p-3 sm:p-5 ${RAISED_DECK_CLASS}`}>
      <p aria-hidden="true" className={`${BASE} ${MIDDLE} pb-3 text-sm font-semibold text-on-deck-2`}>
        <span>{words.tag}</span>
        <span className="max-md:hidden">{words.article}</span>
        <span className="max-lg:hidden">{words.published}</span>
        <span>{words.minutes}</span>
      </p>
      <ul aria-label={words.name} className="grid gap-1.5">
        {articlePerTag(tags, articles, featured).map(({ tag, article }) => {
          const isLarge = article === featured
          return (
            <li key={tag.id} className={cn(BASE, ROW, isLarge ? 'py-4 ring-2 ring-signal ring-inset lg:py-5' : `${MIDDLE} py-2`)}>
              <a href={routeTo.tag(tag.id)} className={`${LINK} font-display font-bold text-signal`}>
                {tag.label}
              </a>
              {isLarge ? (
                <FeaturedArticle article={article} startHere={words.startHere} />
              ) : (
                <p className="max-md:order-last max-md:col-span-full">
                  <a href={routeTo.article(article.slug)} className={`${LINK} font-medium max-md:text-sm`}>
                    <span className="text-balance">
                      <NoBreak text={article.title} />
                    </span>
                  </a>
                </p>
              )}
              <time dateTime={article.day} className="text-sm text-on-deck-2 tabular-nums max-lg:hidden">
                {mediumDate(article.day)}
              </time>
              <ReadingMinutes minutes={article.readingMinutes} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The article to begin with, as a question if it answers one. */
function FeaturedArticle({ article, startHere }: { article: ArticleSummary; startHere: string }) {
  return (
    <a href={routeTo.article(article.slug)} className="group block no-underline max-lg:order-last max-lg:col-span-full max-lg:mt-2 lg:pr-6">
      <p className="text-sm font-semibold text-signal">{startHere}</p>
      <Heading level={2} size="3xl" className="mt-1.5">
        <span className="group-hover:underline group-hover:decoration-signal group-hover:underline-offset-4">
          <NoBreak text={article.question ?? article.title} />
        </span>
      </Heading>
    </a>
  )
}

/** The number on flaps. Screen readers get its unit, too. */
function ReadingMinutes({ minutes }: { minutes: number }) {
  return (
    <p>
      <FlapWord word={String(minutes).padStart(2, ' ')} size="smToBase" />
      <span className="sr-only">{` ${READING_UNIT}`}</span>
    </p>
  )
}

/** The fields of an article that the choice needs; its main tag is the first. */
type TaggedArticle = { slug: string; tags: readonly { id: string }[] }

/**
 * Picks one article for each tag, the newest that no other tag has taken.
 * @param articles newest first
 * @param first the article that must represent its own tag, even if a newer one exists
 * @returns the tags that have an article, in their order
 */
export function articlePerTag<Article extends TaggedArticle, ListedTag extends { id: string }>(
  tags: readonly ListedTag[],
  articles: readonly Article[],
  first: Article | null = null,
): { tag: ListedTag; article: Article }[] {
  const candidates = first ? [first, ...articles] : articles
  const articleByTag = new Map<string, Article>()
  for (const article of candidates) {
    const ownTag = article.tags[0]?.id
    if (ownTag !== undefined && !articleByTag.has(ownTag)) articleByTag.set(ownTag, article)
  }
  return tags.flatMap((tag) => {
    const articlesOfTag = candidates.filter((article) => article.tags.some(({ id }) => id === tag.id))
    const takenSlugs = new Set([...articleByTag.values()].map(({ slug }) => slug))
    const article = articleByTag.get(tag.id) ?? articlesOfTag.find(({ slug }) => !takenSlugs.has(slug)) ?? articlesOfTag[0]
    if (!article) return []
    articleByTag.set(tag.id, article)
    return [{ tag, article }]
  })
}
