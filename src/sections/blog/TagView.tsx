import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { routes } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { BackLink } from '#src/ui/links/BackLink.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import type { ArticleCardWords } from './ArticleCard.tsx'
import type { ArticleSummary } from './articleSummary.ts'
import { CardList } from './CardList.tsx'

export type TagViewProps = {
  label: string
  description: string
  articles: ArticleSummary[]
  words: ArticleCardWords & Record<'all' | 'count', string>
}

/** All articles with one tag, newest first. */
export function TagView({ label, description, articles, words }: TagViewProps) {
  return (
    <section>
      <div className="column pt-8 md:pt-12">
        <BackLink href={routes.blog}>{words.all}</BackLink>
        {/* The tag's row of the board on the blog list, lit. */}
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
              <NoBreak text={description} />
            </p>
          </div>
          <p className="flex items-center gap-3 text-on-deck-2">
            <FlapWord word={String(articles.length).padStart(2, ' ')} size="3xl" tone="onDeck" />
            {` ${words.count}`}
          </p>
        </div>
      </div>
      <div className="column py-14">
        <CardList articles={articles} words={words} />
      </div>
    </section>
  )
}
