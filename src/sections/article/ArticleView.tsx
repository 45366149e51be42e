import type { ReactNode } from 'react'
import { ArticleCover } from '#src/illustrations/cover/ArticleCover.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { BlogListContent } from '#src/schemas/blogList.ts'
import type { EveryPageContent } from '#src/schemas/everyPage.ts'
import { ArticleCard } from '#src/sections/blog/ArticleCard.tsx'
import type { ArticleSummary } from '#src/sections/blog/articleSummary.ts'
import { UnpublishedNote } from '#src/sections/blog/UnpublishedNote.tsx'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { TableOfContents } from '#src/sections/document/TableOfContents.tsx'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { routes, routeTo } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { BackLink } from '#src/ui/links/BackLink.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { PillLink } from '#src/ui/links/PillLink.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { articleAttributes } from './article.attributes.ts'
import { LegalNote } from './proseBlocks.tsx'

/** Texts around every article, on every card, and over the table of contents (content/every-page.yaml). */
type ArticleWords = Omit<BlogListContent['article'], 'closing' | 'action'> &
  Pick<BlogListContent['words'], 'readMore'> &
  Pick<EveryPageContent['reading'], 'contents'>

export type ArticleViewProps = {
  article: ArticleSummary & {
    badges: string[]
    updated: string | null
    reviewed: string | null
    legal: boolean
  }
  /** A short article may have none. */
  sections: { id: string; label: string }[]
  related: ArticleSummary[]
  older: ArticleSummary | null
  newer: ArticleSummary | null
  /** Follows the author's name while the authors are samples. */
  sampleAuthor: string | undefined
  words: ArticleWords
  /** The invitation under the text. */
  closing?: ReactNode
  children?: ReactNode
}

/** An article with everything around it. Source: specification section 2, "Blog article pages". */
export function ArticleView({ article, sections, related, older, newer, words, sampleAuthor, closing, children }: ArticleViewProps) {
  return (
    <>
      <article>
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
            {article.unpublished && <UnpublishedNote text={article.unpublished} />}
            <Heading level={1} className="mt-3 measure-em-18 sm:mt-4">
              <NoBreak text={article.title} />
            </Heading>
            <ArticleCover {...article.cover} id="cover" />
            <p className="mt-3 measure-60 text-ink-2 sm:mt-4 sm:text-lg">
              <NoBreak text={article.excerpt} />
            </p>
            <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-2 sm:mt-5 sm:gap-x-5 sm:gap-y-1">
              <a href={routeTo.member(article.authorId)} rel="author" className="target font-semibold text-ink">
                {article.author}
              </a>
              {sampleAuthor && <span>{sampleAuthor}</span>}
              <span>
                {`${words.published} `}
                <time dateTime={article.day}>{longDate(article.day)}</time>
              </span>
              {article.updated && (
                <span>
                  {`${words.updated} `}
                  <time dateTime={article.updated}>{longDate(article.updated)}</time>
                </span>
              )}
              <span>{article.readTime}</span>
            </p>
            <p {...uiAttributes.print.props('no')} className="mt-4 sm:mt-6">
              <ButtonLink look="secondary" href={routes.requestDemo}>
                {words.consultation}
              </ButtonLink>
            </p>
          </div>
        </header>
        <FirstScreenEnd />
        <div className="column gap-x-14 pb-20 max-lg:space-y-8 lg:grid lg:grid-cols-document lg:items-start">
          {sections.length > 0 && <TableOfContents title={words.contents} sections={sections} />}
          <div
            {...articleAttributes.hour.props(article.cover.hour)}
            className={cn('article-body min-w-0', sections.length === 0 && 'lg:col-start-2')}
          >
            {article.legal && article.reviewed && (
              <LegalNote reviewed={`${words.reviewed} ${longDate(article.reviewed)}`} note={words.legalNote} />
            )}
            <div {...documentAttributes.body.props()}>{children}</div>
            <ul aria-label={words.tags} {...uiAttributes.print.props('no')} className="mt-10 flex flex-wrap gap-2">
              {article.tags.map((tag) => (
                <li key={tag.id}>
                  <PillLink look="wash" href={routeTo.tag(tag.id)}>
                    {tag.label}
                  </PillLink>
                </li>
              ))}
            </ul>
            <div className="mt-10">{closing}</div>
          </div>
        </div>
      </article>
      <Onward related={related} older={older} newer={newer} words={words} />
    </>
  )
}

function Onward({ related, older, newer, words }: Pick<ArticleViewProps, 'related' | 'older' | 'newer' | 'words'>) {
  return (
    <section aria-labelledby="related" {...uiAttributes.print.props('no')} className="border-t border-line bg-paper-2">
      <div className="column py-16 md:py-20">
        <Heading level={2} id="related" size="3xl">
          {words.related}
        </Heading>
        <ul className="mt-8 grid gap-x-9 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {related.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} words={words} level={3} coverAs="file" />
            </li>
          ))}
        </ul>
        <nav aria-label={words.neighbors} className="mt-12 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
          {older && (
            <a href={routeTo.article(older.slug)} rel="prev" className="no-underline hover:underline">
              <span className="block text-sm text-ink-2">{words.previous}</span>
              <span className="font-semibold">
                <NoBreak text={older.title} />
              </span>
            </a>
          )}
          {newer && (
            <a href={routeTo.article(newer.slug)} rel="next" className="no-underline hover:underline sm:col-start-2 sm:text-right">
              <span className="block text-sm text-ink-2">{words.next}</span>
              <span className="font-semibold">
                <NoBreak text={newer.title} />
              </span>
            </a>
          )}
        </nav>
      </div>
    </section>
  )
}
