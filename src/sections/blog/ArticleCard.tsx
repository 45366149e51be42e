import { formatReadingTime } from '#src/contentEngine/prose/readingTime.ts'
import { ArticleCover, COVER } from '#src/illustrations/cover/ArticleCover.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import { PictureImage } from '#src/sections/shared/picture/Picture.tsx'
import { routeTo } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PillLink } from '#src/ui/links/PillLink.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import type { ArticleSummary } from './articleSummary.ts'
import type { CardSpan } from './cardSpan.ts'
import { UnpublishedNote } from './UnpublishedNote.tsx'

/** The link on a card, and the name of its tags. */
export type ArticleCardWords = Record<'readMore' | 'tags', string>

export type ArticleCardProps = {
  article: ArticleSummary
  words: ArticleCardWords
  level?: 2 | 3
  /** `file` lets the browser fetch a drawn cover when a reader comes near, which keeps the pages of articles light. */
  coverAs?: 'drawing' | 'file'
  /** The first card of a list, in a row of its own with a larger cover. On wide screens the heading stands beside the cover. */
  isLarge?: boolean
  /** Columns that the card takes. Alone in its row, its cover stands beside the words. */
  span?: CardSpan | undefined
}

/** Cut to the shape of a drawn cover. */
const PHOTO = 'mb-4 aspect-video w-full self-start rounded-lg object-cover'
const COVER_SIZE = { width: COVER.width, height: COVER.height }

/** The cover beside the words, if the card fills its row. */
const layoutOf = ({ ofTwo, ofSix }: CardSpan) =>
  cn(ofTwo === 2 && 'md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-9', ofSix === 6 && 'lg:grid lg:grid-cols-2 lg:gap-x-9')

/** One article of a list. Source: specification section 2, "Blog list". */
export function ArticleCard({ article, words, level = 2, coverAs = 'drawing', isLarge = false, span }: ArticleCardProps) {
  return (
    <article
      className={cn('group flex h-full flex-col', isLarge && 'lg:grid lg:grid-cols-figures lg:gap-x-9', span && !isLarge && layoutOf(span))}
    >
      <CardCover article={article} coverAs={coverAs} isLarge={isLarge} />
      <div className={cn('flex grow flex-col', isLarge && 'lg:pb-4')}>
        <ArticleCardText article={article} words={words} level={level} isLarge={isLarge} />
      </div>
    </article>
  )
}

type CardCoverProps = Required<Pick<ArticleCardProps, 'article' | 'coverAs' | 'isLarge'>>

function CardCover({ article: { slug, cover, photo }, coverAs, isLarge }: CardCoverProps) {
  if (photo) return <PictureImage file={photo.file} alt="" className={cn(PHOTO, coverAs === 'file' && 'max-sm:w-48')} />
  if (coverAs === 'drawing')
    return <ArticleCover {...cover} isLarge={isLarge} id={`cover-${slug}`} className="w-full mb-4 self-start rounded-lg" />
  return (
    <img src={routeTo.cover(slug)} alt="" {...COVER_SIZE} loading="lazy" decoding="async" className="mb-4 w-full rounded-lg max-sm:w-48" />
  )
}

function ArticleCardText({ article, words, level = 2, isLarge = false }: ArticleCardProps) {
  return (
    <>
      {article.unpublishedReason && <UnpublishedNote text={article.unpublishedReason} />}
      <p className="text-xs text-ink-2">
        <time dateTime={article.day}>{longDate(article.day)}</time> · {formatReadingTime(article.readingMinutes)}
      </p>
      <Heading level={level} size={isLarge ? '4xl' : '2xl'} className="mt-2.5">
        <a
          href={routeTo.article(article.slug)}
          className="target no-underline hover:underline hover:decoration-signal-deep hover:underline-offset-4"
        >
          <span>
            <NoBreak text={article.title} />
          </span>
        </a>
      </Heading>
      <p className={`mt-2.5 text-ink-2 ${isLarge ? 'measure-56 text-lg' : 'text-sm'}`}>
        <NoBreak text={article.excerpt} />
      </p>
      <ul aria-label={words.tags} className="mt-3 flex flex-wrap gap-2">
        {article.tags.slice(0, 2).map((tag) => (
          <li key={tag.id}>
            <PillLink look="smallWash" href={routeTo.tag(tag.id)}>
              {tag.label}
            </PillLink>
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-4 text-sm">
        <a href={routeTo.member(article.authorId)} className="target text-ink-2">
          {article.author}
        </a>
        <TextLink href={routeTo.article(article.slug)} look="target">
          {words.readMore}
          <span className="sr-only">: {article.title}</span>
        </TextLink>
      </p>
    </>
  )
}
