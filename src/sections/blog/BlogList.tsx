import { BLOG } from '../../site/interfaceValues'
import type { Link } from '../../site/link'
import { routeTo } from '../../site/routes'
import { Button } from '../../ui/Button'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { PillLink } from '../../ui/PillLink'
import { RowLink } from '../../ui/RowLink'
import { ArticleCard, type ArticleSummary, type Topic } from './ArticleCard'
import { blogHooks } from './blog.hooks'
import { UnpublishedMark } from './UnpublishedMark'

export type BlogListProps = {
  eyebrow: string
  heading: string
  lede: string
  featured: ArticleSummary | null
  /** Newest first. */
  articles: ArticleSummary[]
  topics: readonly Topic[]
  /** Above the featured article. */
  startHere: string
  /** Where there is no article. */
  empty: string
  words: Record<'readMore' | 'previous' | 'next' | 'feeds', string>
  more: { title: string; articles: ArticleSummary[] }
  feeds: Link[]
}

/** The list of articles. Every card is in the HTML; `blogList.client.ts` pages through them. */
export function BlogList({ eyebrow, heading, lede, featured, articles, topics, startHere, empty, words, more, feeds }: BlogListProps) {
  const isPaged = articles.length > BLOG.pageSize
  return (
    <>
      <section className="dawn">
        <div className="column pt-12 pb-10 md:pt-20">
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} className="mt-4 measure-em-15">
            {heading}
          </Heading>
          <p className="mt-4 measure-56 text-lg text-ink-2">{lede}</p>
          <ul aria-label="Topics" className="mt-7 flex flex-wrap gap-2">
            {topics.map((topic) => (
              <li key={topic.id}>
                <PillLink look="outline" href={routeTo.tag(topic.id)}>
                  {topic.label}
                </PillLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {featured && (
        <section aria-label="Featured article" className="column">
          <a href={routeTo.article(featured.slug)} className="group block rounded-xl bg-deck p-7 text-on-deck no-underline sm:p-10">
            <p className="text-sm font-semibold text-signal">{startHere}</p>
            <Heading
              level={2}
              size="3xl"
              className="mt-3 measure-em-22 group-hover:underline group-hover:decoration-signal group-hover:underline-offset-4"
            >
              {featured.question}
            </Heading>
            <p className="mt-4 text-sm text-on-deck-2">
              {featured.title} · {featured.readTime}
            </p>
          </a>
        </section>
      )}
      <section aria-label="All articles" className="column py-14 md:py-20">
        {articles.length === 0 && <p className="text-lg text-ink-2">{empty}</p>}
        <ul className="grid gap-x-9 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
          {articles.map((article, index) => (
            <li
              key={article.slug}
              {...blogHooks.card.props()}
              hidden={index >= BLOG.pageSize}
              className={index === 0 ? 'md:col-span-2 lg:row-span-2' : undefined}
            >
              <ArticleCard article={article} readMore={words.readMore} isLarge={index === 0} />
            </li>
          ))}
        </ul>
        <nav
          aria-label="Pages"
          {...blogHooks.pager.props()}
          hidden={!isPaged}
          className="only-with-script mt-12 flex items-center justify-center gap-5"
        >
          <Button look="secondary" {...blogHooks.previous.props()} aria-disabled className="aria-disabled:opacity-40">
            {words.previous}
          </Button>
          <p {...blogHooks.page.props()} aria-live="polite" className="text-sm tabular-nums">
            Page 1 of {Math.max(1, Math.ceil(articles.length / BLOG.pageSize))}
          </p>
          <Button look="secondary" {...blogHooks.next.props()} aria-disabled={!isPaged} className="aria-disabled:opacity-40">
            {words.next}
          </Button>
        </nav>
      </section>
      {more.articles.length > 0 && (
        <section aria-labelledby="more-guides" className="border-t border-line bg-paper-2">
          <div className="column grid gap-x-14 gap-y-6 py-16 lg:grid-cols-headed">
            <Heading level={2} id="more-guides" size="3xl">
              {more.title}
            </Heading>
            <ul className="grid border-t border-line">
              {more.articles.map((article) => (
                <li key={article.slug} className="border-b border-line">
                  <RowLink
                    href={routeTo.article(article.slug)}
                    label={article.title}
                    note={article.readTime}
                    className="sm:grid-cols-ended sm:items-baseline"
                  >
                    {article.mark && <UnpublishedMark text={article.mark} />}
                  </RowLink>
                </li>
              ))}
            </ul>
            <p className="text-sm lg:col-start-2">
              {`${words.feeds} `}
              {feeds.map((feed, index) => (
                <span key={feed.href}>
                  {index > 0 && ' or '}
                  <a href={feed.href} className="target">
                    {feed.label}
                  </a>
                </span>
              ))}
            </p>
          </div>
        </section>
      )}
    </>
  )
}
