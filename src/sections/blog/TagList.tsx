import { FlapWord } from '../../illustrations/flap/FlapWord'
import { cn } from '../../lib/anywhere/markup/cn'
import { routes } from '../../site/routes'
import { Heading } from '../../ui/Heading'
import { BackLink } from '../../ui/links/BackLink'
import { Unbroken } from '../../ui/Unbroken'
import type { ArticleSummary } from './articleSummary'
import { CardList } from './CardList'

export type TagListProps = {
  label: string
  description: string
  articles: ArticleSummary[]
  words: Record<'all' | 'readMore' | 'count', string>
}

/** All articles with one tag, newest first. */
export function TagList({ label, description, articles, words }: TagListProps) {
  return (
    <section>
      <div className="column pt-8 md:pt-12">
        <BackLink href={routes.blog}>{words.all}</BackLink>
        {/* The tag's row of the board on the list of articles, lit. */}
        <div
          className={cn(
            'mt-4 grid gap-x-10 gap-y-5',
            'rounded-xl bg-deck p-6 text-on-deck ring-2 ring-signal ring-inset',
            'sm:p-10 md:grid-cols-ended md:items-end',
          )}
        >
          <div>
            <Heading level={1} tone="signal">
              {label}
            </Heading>
            <p className="mt-4 measure-60 text-lg text-on-deck-2">
              <Unbroken text={description} />
            </p>
          </div>
          <p className="flex items-center gap-3 text-on-deck-2">
            <FlapWord word={String(articles.length).padStart(2, ' ')} size="3xl" tone="onDeck" />
            {` ${words.count}`}
          </p>
        </div>
      </div>
      <div className="column py-14">
        <CardList articles={articles} readMore={words.readMore} />
      </div>
    </section>
  )
}
