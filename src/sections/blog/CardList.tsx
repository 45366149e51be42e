import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ArticleCard, type ArticleCardWords } from './ArticleCard.tsx'
import type { ArticleSummary } from './articleSummary.ts'
import { blogAttributes } from './blog.attributes.ts'
import { type CardSpan, cardSpan, type GridShape } from './cardSpan.ts'

export type CardListProps = GridShape & { articles: readonly ArticleSummary[]; words: ArticleCardWords }

const COLUMN_SPANS = { 2: 'lg:col-span-2', 3: 'lg:col-span-3', 6: 'lg:col-span-6' }
const placeOf = ({ ofTwo, ofSix }: CardSpan) => cn(ofTwo === 2 && 'md:max-lg:col-span-2', COLUMN_SPANS[ofSix])

/** Articles as cards, in columns whose last row is full on every page of the list. */
export function CardList({ articles, words, pageSize = articles.length, hasLarge = false }: CardListProps) {
  return (
    <ul className="grid gap-x-9 gap-y-14 md:grid-cols-2 lg:grid-cols-6">
      {articles.map((article, index) => {
        const isLarge = hasLarge && index === 0
        const span = cardSpan(index, articles.length, { pageSize, hasLarge })
        return (
          <li key={article.slug} {...blogAttributes.card.props()} hidden={index >= pageSize} className={placeOf(span)}>
            <ArticleCard article={article} words={words} isLarge={isLarge} span={span} />
          </li>
        )
      })}
    </ul>
  )
}
