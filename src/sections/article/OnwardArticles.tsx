import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { BlogListContent } from '#src/schemas/pages/blogList.ts'
import { ArticleCard, type ArticleCardWords } from '#src/sections/blog/ArticleCard.tsx'
import type { ArticleSummary } from '#src/sections/blog/articleSummary.ts'
import { routeTo } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

/** An article next to this one in time. */
type Neighbor = Pick<ArticleSummary, 'slug' | 'title'>
export type OnwardArticlesProps = {
  related: readonly ArticleSummary[]
  older: Neighbor | null
  newer: Neighbor | null
  words: ArticleCardWords & Pick<BlogListContent['article'], 'related' | 'neighbors' | 'previous' | 'next'>
}

/** Where an article leads on to: those that share a tag with it, if there are any, and its neighbors in time. */
export function OnwardArticles({ related, older, newer, words }: OnwardArticlesProps) {
  const hasRelated = related.length > 0
  return (
    <section
      {...(hasRelated && { 'aria-labelledby': 'related' })}
      {...uiAttributes.print.props('no')}
      className="border-t border-line bg-paper-2"
    >
      <div className="column py-16 md:py-20">
        {hasRelated && (
          <>
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
          </>
        )}
        <nav aria-label={words.neighbors} className="mt-12 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
          {older && <NeighborLink article={older} rel="prev" label={words.previous} />}
          {newer && <NeighborLink article={newer} rel="next" label={words.next} className="sm:col-start-2 sm:text-right" />}
        </nav>
      </div>
    </section>
  )
}

type NeighborLinkProps = { article: Neighbor; rel: 'prev' | 'next'; label: string; className?: string }

function NeighborLink({ article, rel, label, className }: NeighborLinkProps) {
  return (
    <a href={routeTo.article(article.slug)} rel={rel} className={cn('no-underline hover:underline', className)}>
      <span className="block text-sm text-ink-2">{label}</span>
      <span className="font-semibold">
        <NoBreak text={article.title} />
      </span>
    </a>
  )
}
