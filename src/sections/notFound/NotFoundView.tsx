import type { ReactNode } from 'react'
import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { Stars } from '#src/illustrations/sky/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { type Link, relOf } from '#src/lib/anywhere/pages/link.ts'
import { documentTitle } from '#src/lib/build/pages/head.ts'
import type { NotFoundContent } from '#src/schemas/pages/notFound.ts'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import { folders } from '#src/site/routes.ts'
import { NOT_FOUND } from '#src/specification/interfaceValues.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { RAISED_DECK_CLASS } from '#src/ui/surface.ts'
import { notFoundAttributes } from './notFound.attributes.ts'

export type NotFoundViewProps = {
  /** In the title of the document. */
  siteName: string
  shows: NotFoundProps['kind']
  text: NotFoundContent['page']
  /** Waits in a template for static hosts, which have one 404 page. A script shows it below the blog. */
  post?: NotFoundContent['post']
} & Pick<NotFoundProps, 'rows'> &
  Pick<NotFoundBoardProps, 'finder'>

/** The body of a 404 page. */
export function NotFoundView({ siteName, shows, text, post, rows, finder }: NotFoundViewProps) {
  return (
    <>
      <NotFoundBoard clock={rows.missing.time} finder={finder}>
        <div {...notFoundAttributes.text.props(shows)}>
          <NotFound kind={shows} lede={text.lede} links={text.links} rows={rows} />
        </div>
      </NotFoundBoard>
      {post && (
        <template
          {...notFoundAttributes.text.props('post')}
          {...notFoundAttributes.below.props(folders.blog)}
          {...notFoundAttributes.title.props(documentTitle(post.meta.title, siteName))}
        >
          <NotFound kind="post" lede={post.lede} links={post.links} rows={rows} />
        </template>
      )}
    </>
  )
}

type NotFoundProps = { kind: 'page' | 'post'; lede: string; links: readonly Link[]; rows: NotFoundContent['rows'] }

/** Time, link and status of a row, stacked if text is large. */
const COLUMNS_CLASS = 'relative grid items-center gap-x-3 gap-y-1 small-phone:grid-cols-missing sm:grid-cols-missing-apart sm:gap-x-5'
const ROW_CLASS = 'rounded-sm bg-deck-2 px-4 py-3 hover:bg-deck-line contrast-more:hover:bg-deck'

/** A board instead of the missing page: one line of the day's log is missing, the others link elsewhere. Texts: specification section 8. */
export function NotFound({ kind, lede, links, rows }: NotFoundProps) {
  return (
    <>
      <p className="mb-3 px-0.5 text-sm font-semibold text-on-deck-2">{rows.title}</p>
      <div
        className={cn(
          'grid items-center gap-x-5 gap-y-4',
          'rounded-md bg-deck-2 px-4 py-6',
          'sm:first-col-16 sm:py-8 lg:grid-cols-missing-apart',
        )}
      >
        <p className="font-display text-lg font-bold text-signal tabular-nums">{rows.missing.time}</p>
        <div>
          <Heading level={1} size="6xl">
            {NOT_FOUND[kind].heading}
          </Heading>
          {kind === 'page' && <p className="mt-3 text-on-deck-2">{NOT_FOUND.page.text}</p>}
        </div>
        <FlapWord word={rows.missing.status} size="xlTo2xl" tone="stop" className="sm:col-start-2 lg:col-start-3" />
      </div>
      <p className="mt-5 mb-3 px-0.5 text-on-deck-2 max-sm:text-lg">{lede}</p>
      <ul className="grid gap-1.5">
        {links.map((link) => (
          <li key={link.href} className={`${COLUMNS_CLASS} ${ROW_CLASS}`}>
            <span className="font-display font-bold text-signal tabular-nums">{rows.found.time}</span>
            {/* The link covers the whole row, and so is wider than its words. */}
            <span>
              <a href={link.href} rel={relOf(link.href)} className="font-semibold underline-offset-4 after:absolute after:inset-0">
                {link.label}
              </a>
            </span>
            <FlapWord word={rows.found.status} size="xsToSm" tone="go" />
          </li>
        ))}
      </ul>
    </>
  )
}

type NotFoundBoardProps = {
  /** Time of the missing line, which also sets the sky behind the board. */
  clock: string
  children: ReactNode
  /** The search for a page: an island (NotFoundView.astro). */
  finder?: ReactNode
}

/** Of the sky behind the board. */
const SKY_HOUR = 'night'

/** The board at night, above a plant with one dark station. The page finder stands at its end. */
function NotFoundBoard({ clock, children, finder }: NotFoundBoardProps) {
  return (
    <OpeningSection sky={SKY_HOUR}>
      <div {...skyHourAttributes.hour.props(SKY_HOUR)} className="relative isolate overflow-hidden">
        <Stars hour={SKY_HOUR} className="absolute inset-0 -z-1 size-full" />
        <div className="column pt-10 md:pt-16">
          <div className={`p-3.5 sm:p-5 ${RAISED_DECK_CLASS}`}>
            {children}
            <div className="only-with-script mt-5">{finder}</div>
          </div>
        </div>
        <WorkplaceDrawing name="plant" time={clock} className="relative -z-1 mx-auto mt-8 h-auto sm:h-56 sm:max-w-200" />
      </div>
    </OpeningSection>
  )
}
