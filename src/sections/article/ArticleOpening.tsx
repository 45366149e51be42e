import { formatReadingTime } from '#src/contentEngine/prose/readingTime.ts'
import { ArticleCover } from '#src/illustrations/cover/ArticleCover.tsx'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { BlogListContent } from '#src/schemas/pages/blogList.ts'
import type { ArticleSummary, CoverPhoto } from '#src/sections/blog/articleSummary.ts'
import { UnpublishedNote } from '#src/sections/blog/UnpublishedNote.tsx'
import { PictureImage } from '#src/sections/shared/picture/Picture.tsx'
import { routes, routeTo } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { BackLink } from '#src/ui/links/BackLink.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type ArticleOpeningProps = BylineProps & {
  article: { badges: readonly string[] }
  words: Pick<BlogListContent['article'], 'back' | 'badges' | 'consultation'>
}

/** The first screen of an article: its title, its cover, and who wrote it when. */
export function ArticleOpening({ article, sampleAuthor, words }: ArticleOpeningProps) {
  return (
    <header className="relative">
      {/* On a phone the back link and the badges share a line, so that title, picture and author fit the first screen. */}
      <div className="column article-opening pt-3 pb-6 sm:pt-8 sm:pb-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:block">
          <BackLink href={routes.blog}>{words.back}</BackLink>
          {article.badges.length > 0 && (
            <ul aria-label={words.badges} className="flex flex-wrap gap-2 sm:mt-4">
              {article.badges.map((badge) => (
                <li key={badge} className="rounded-full bg-deck px-3 py-1 text-xs font-semibold text-on-deck">
                  {badge}
                </li>
              ))}
            </ul>
          )}
        </div>
        {article.unpublishedReason && <UnpublishedNote text={article.unpublishedReason} />}
        <Heading level={1} className="mt-3 measure-em-18 sm:mt-4">
          <NoBreak text={article.title} />
        </Heading>
        {article.photo ? <CoverFrame {...article.photo} /> : <ArticleCover {...article.cover} id="cover" />}
        <p className="mt-3 measure-60 text-ink-2 sm:mt-4 sm:text-lg">
          <NoBreak text={article.excerpt} />
        </p>
        <Byline article={article} sampleAuthor={sampleAuthor} words={words} />
        <p {...uiAttributes.print.props('no')} className="mt-4 sm:mt-6">
          <ButtonLink look="secondary" href={routes.requestDemo}>
            {words.consultation}
          </ButtonLink>
        </p>
      </div>
    </header>
  )
}

type BylineProps = {
  article: ArticleSummary & { updatedDay: string | null }
  /** Follows the author's name while the authors are samples. */
  sampleAuthor: string | undefined
  words: Pick<BlogListContent['article'], 'published' | 'updated'>
}

/** Who wrote the article, when, and how long it takes to read. */
function Byline({ article, sampleAuthor, words }: BylineProps) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-2 sm:mt-5 sm:gap-x-5 sm:gap-y-1">
      <a href={routeTo.member(article.authorId)} rel="author" className="target font-semibold text-ink">
        {article.author}
      </a>
      {sampleAuthor && <span>{sampleAuthor}</span>}
      <span>
        {`${words.published} `}
        <time dateTime={article.day}>{longDate(article.day)}</time>
      </span>
      {article.updatedDay && (
        <span>
          {`${words.updated} `}
          <time dateTime={article.updatedDay}>{longDate(article.updatedDay)}</time>
        </span>
      )}
      <span>{formatReadingTime(article.readingMinutes)}</span>
    </p>
  )
}

/** Like a drawn cover, it is cut to 16 by 9, and is not printed. */
const CoverFrame = ({ file, alt, caption }: CoverPhoto) => (
  <figure {...uiAttributes.print.props('no')}>
    <PictureImage file={file} alt={alt} isFirst className="aspect-video w-full object-cover" />
    {caption && <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>}
  </figure>
)
