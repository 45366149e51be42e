import { formatReadingTime } from '#src/contentEngine/prose/readingTime.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { BlogListContent } from '#src/schemas/pages/blogList.ts'
import { LinkedSentence } from '#src/sections/shared/LinkedSentence.tsx'
import { PageOpening } from '#src/sections/shared/opening/PageOpening.tsx'
import { resources, routeTo } from '#src/site/routes.ts'
import { BLOG } from '#src/specification/interfaceValues.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RowLink } from '#src/ui/links/RowLink.tsx'
import type { ArticleCardWords } from './ArticleCard.tsx'
import type { ArticleSummary, Tag } from './articleSummary.ts'
import { blogAttributes } from './blog.attributes.ts'
import { CardList } from './CardList.tsx'
import { pageCount } from './paging.ts'
import { TagBoard } from './TagBoard.tsx'
import { UnpublishedNote } from './UnpublishedNote.tsx'

export type BlogListViewProps = Pick<BlogListContent, 'eyebrow' | 'heading' | 'lede' | 'board' | 'startHere' | 'empty' | 'moreTitle'> & {
  /** All articles, newest first. */
  articles: readonly ListedArticle[]
  tags: readonly Tag[]
  words: ArticleCardWords & Omit<BlogListContent['words'], 'count'>
}
/** The blog list shows `listed` articles first, one of them `featured` (src/content/blog). The others follow below. */
type ListedArticle = ArticleSummary & { listed: boolean; featured: boolean }

/** By the names of their placeholders in `words.feeds`. */
const FEEDS = { rss: { label: 'RSS', href: resources.rss }, atom: { label: 'Atom', href: resources.atom } }

/** The list of articles. Every card is in the HTML; `blogList.client.ts` pages through them. */
export function BlogListView({ eyebrow, heading, lede, articles, tags, board, startHere, empty, words, moreTitle }: BlogListViewProps) {
  const listedArticles = articles.filter((article) => article.listed)
  const otherArticles = articles.filter((article) => !article.listed)
  const featured = listedArticles.find((article) => article.featured) ?? null
  return (
    <>
      <section className="column pt-10 md:pt-14">
        <PageOpening eyebrow={eyebrow} heading={heading} lede={lede} />
        <div className="mt-8 md:mt-10">
          <TagBoard tags={tags} articles={[...listedArticles, ...otherArticles]} featured={featured} words={{ ...board, startHere }} />
        </div>
      </section>
      <section aria-label={words.all} className="column py-14 md:py-20">
        {listedArticles.length === 0 && <p className="text-lg text-ink-2">{empty}</p>}
        <CardList articles={listedArticles} words={words} pageSize={BLOG.pageSize} hasLarge />
        <Pager pages={pageCount(listedArticles.length, BLOG.pageSize)} words={words} />
      </section>
      {otherArticles.length > 0 && <OtherArticles title={moreTitle} articles={otherArticles} feeds={words.feeds} />}
    </>
  )
}

type PagerProps = { pages: number; words: Pick<BlogListContent['words'], 'pages' | 'page' | 'previous' | 'next'> }

/** The buttons and the number of the page, which the first page has in the HTML. */
function Pager({ pages, words }: PagerProps) {
  return (
    <nav
      aria-label={words.pages}
      {...blogAttributes.pager.props()}
      hidden={pages === 1}
      className="only-with-script mt-12 flex items-center justify-center gap-5"
    >
      <Button look="secondary" {...blogAttributes.previous.props()} aria-disabled isFadedWhileDisabled>
        {words.previous}
      </Button>
      <p {...blogAttributes.page.props(words.page)} aria-live="polite" className="text-sm tabular-nums">
        {fillIn(words.page, { page: 1, pages })}
      </p>
      <Button look="secondary" {...blogAttributes.next.props()} aria-disabled={pages === 1} isFadedWhileDisabled>
        {words.next}
      </Button>
    </nav>
  )
}

/** The articles that have no card, as rows, and the feeds. */
function OtherArticles({ title, articles, feeds }: { title: string; articles: readonly ArticleSummary[]; feeds: string }) {
  return (
    <section aria-labelledby="more-guides" className="border-t border-line bg-paper-2">
      <div className="column grid gap-x-14 gap-y-6 py-16 lg:grid-cols-headed">
        <Heading level={2} id="more-guides" size="3xl">
          {title}
        </Heading>
        <ul className="grid border-t border-line">
          {articles.map((article) => (
            <li key={article.slug} className="border-b border-line">
              <RowLink
                href={routeTo.article(article.slug)}
                label={article.title}
                note={formatReadingTime(article.readingMinutes)}
                notePlace="end"
                before={article.unpublishedReason && <UnpublishedNote text={article.unpublishedReason} />}
              />
            </li>
          ))}
        </ul>
        <p className="text-sm leading-6 lg:col-start-2">
          <LinkedSentence text={feeds} links={FEEDS} look="target" />
        </p>
      </div>
    </section>
  )
}
