import { routes } from '../../site/routes'
import { BackLink } from '../../ui/BackLink'
import { Heading } from '../../ui/Heading'
import type { ArticleSummary } from './ArticleCard'
import { CardList } from './CardList'

export type TagListProps = { label: string; description: string; articles: ArticleSummary[]; words: Record<'all' | 'readMore', string> }

/** All articles with one tag, newest first. */
export function TagList({ label, description, articles, words }: TagListProps) {
  return (
    <section>
      <div className="dawn">
        <div className="column pt-8 pb-10 md:pt-12">
          <BackLink href={routes.blog} label={words.all} />
          <Heading level={1} className="mt-4">
            {label}
          </Heading>
          <p className="mt-4 measure-56 text-lg text-ink-2">{description}</p>
        </div>
      </div>
      <div className="column py-14">
        <CardList articles={articles} readMore={words.readMore} />
      </div>
    </section>
  )
}
