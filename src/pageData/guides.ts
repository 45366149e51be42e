/** The content of the PDF guides (`src/downloads/guide/guideFile.ts` renders them). */
import type { CollectionEntry } from 'astro:content'
import type { GuideFile } from '#src/downloads/guide/guideFile.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { BOARD_STATUSES } from '#src/models/policy/policy.ts'
import { readOtherContent } from '#src/registry/readPage.ts'
import { site } from '#src/site/site.ts'

/** A guide, with the workplace and the time of its cover. */
export type GuideSource = { id: string } & GuideFile<WorkplaceAtClock>

const NO_INDUSTRY: WorkplaceAtClock = { workplace: 'ward', time: '21:18' }
/** The cover's text is white and needs a dark sky, so a daytime picture becomes early morning. */
const clockWithDarkSky = (clock: string) => (skyHourOf(clock) === 'day' ? '06:20' : clock)

const printedRow = ([time, role, status]: CollectionEntry<'guides'>['data']['board']['rows'][number]) => ({
  time,
  role,
  status: typeof status === 'string' ? BOARD_STATUSES[status] : status.text,
  isCovered: status === 'covered',
})

/** How many figures of its page a guide takes, from the first. */
const PAGE_FIGURES = 3

type Chapter = CollectionEntry<'guides'>['data']['chapters'][number]
/** @param figures those of the page, for blocks of figures without their own */
const withPageFigures = ({ blocks, ...chapter }: Chapter, figures: readonly { value: string; label: string }[]) => ({
  ...chapter,
  blocks: blocks.map((block) => (block.kind === 'figures' ? { ...block, items: block.items ?? figures } : block)),
})

/** @returns every guide. An industry's has the figures of its page, and ends with the chapter on the example policy */
export async function readGuides(): Promise<GuideSource[]> {
  const { everyGuide, guides, industries } = await readOtherContent({ content: ['everyGuide', 'guides', 'industries'] })
  const { policy, footer, contents } = everyGuide
  const contacts = [
    { label: site.phone, href: site.phoneHref },
    { label: site.email, href: site.emailHref },
    { label: new URL(site.url).host, href: site.url },
  ]
  const imprint = { brand: site.name, origin: site.url, footer, contents, contacts }
  return guides.map(({ id, data: { chapters, audience, lastReviewed, board, ...data } }) => {
    const industry = industries.find((candidate) => candidate.id === id)?.data
    const results = industry?.blocks.find((block) => block.kind === 'results')
    const figures = results?.figures.slice(0, PAGE_FIGURES) ?? []
    return {
      id,
      guide: {
        ...data,
        board: { ...board, rows: board.rows.map(printedRow) },
        audience: fillIn(audience, { lastReviewed: longDate(lastReviewed) }),
        chapters: (industry ? [...chapters, policy] : chapters).map((chapter) => withPageFigures(chapter, figures)),
      },
      picture: industry ? { workplace: industry.workplace, time: clockWithDarkSky(industry.board.time) } : NO_INDUSTRY,
      imprint,
    }
  })
}
