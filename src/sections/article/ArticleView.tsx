import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { BlogListContent } from '#src/schemas/pages/blogList.ts'
import type { EveryPageContent } from '#src/schemas/shared/everyPage.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { TableOfContents } from '#src/sections/document/TableOfContents.tsx'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { routeTo } from '#src/site/routes.ts'
import { PillLink } from '#src/ui/links/PillLink.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { ArticleOpening, type ArticleOpeningProps } from './ArticleOpening.tsx'
import { articleAttributes } from './article.attributes.ts'
import { OnwardArticles, type OnwardArticlesProps } from './OnwardArticles.tsx'

export type ArticleViewProps = ArticleOpeningProps &
  OnwardArticlesProps & {
    article: { reviewedDay: string | null; legal: boolean }
    sections: readonly { id: string; label: string }[]
    /** Texts around every article, and over the table of contents (content/shared/every-page.yaml). */
    words: Pick<BlogListContent['article'], 'reviewed' | 'legalNote' | 'tags'> & Pick<EveryPageContent['reading'], 'contents'>
    /** The invitation under the text. */
    closing?: ReactNode
    children?: ReactNode
  }

/** An article with everything around it. Source: specification section 2, "Blog article pages". */
export function ArticleView({ article, sections, related, older, newer, words, sampleAuthor, closing, children }: ArticleViewProps) {
  // An article may have no section, or a single one.
  const hasContents = sections.length > 1
  return (
    <>
      <article>
        <ArticleOpening article={article} sampleAuthor={sampleAuthor} words={words} />
        <FirstScreenEnd />
        <div className="column gap-x-14 pb-20 max-lg:space-y-8 lg:grid lg:grid-cols-document lg:items-start">
          {hasContents && <TableOfContents title={words.contents} sections={sections} />}
          <div
            {...articleAttributes.hour.props(article.cover.hour)}
            className={cn('article-body min-w-0', !hasContents && 'lg:col-start-2')}
          >
            {article.legal && article.reviewedDay && (
              <LegalNote reviewed={`${words.reviewed} ${longDate(article.reviewedDay)}`} note={words.legalNote} />
            )}
            <div {...documentAttributes.body.props()} className="article-text">
              {children}
            </div>
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
      <OnwardArticles related={related} older={older} newer={newer} words={words} />
    </>
  )
}

/** The note above every article that states law. */
function LegalNote({ reviewed, note }: { reviewed: string; note: string }) {
  return (
    <p {...documentAttributes.legalNote.props()} className="legal-note">
      {reviewed}. {note}
    </p>
  )
}
