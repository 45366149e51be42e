import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { LicenseCard } from './LicenseCard.tsx'

export type BadgesBlockProps = Pick<IndustryBlockOf<'badges'>, 'lines' | 'badges'>
type Tone = BadgesBlockProps['badges'][number]['tone']

/** Border colors of a stamp and of its badge. The words of the stamp say the same. */
const BORDERS: Record<Tone, { stamp: string; card: string }> = {
  go: { stamp: 'border-go-ink', card: 'border-line' },
  hold: { stamp: 'border-signal', card: 'border-line' },
  plain: { stamp: 'border-edge', card: 'border-line' },
  stop: { stamp: 'border-dashed border-stop-ink', card: 'border-dashed border-edge' },
}

/** People and their cards: what each person may do, until when, and today's stamp. */
export function BadgesBlock({ lines, badges }: BadgesBlockProps) {
  return (
    <ul className="grid gap-4 sm:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col">
      {badges.map(({ name, values, card: badgeCard, tone }, index) => {
        const { stamp, card } = BORDERS[tone]
        return (
          <li
            key={name}
            className={cn('grid overflow-hidden rounded-lg border bg-card everyday:max-lg:first-col-34 lg:grid-rows-headed', card)}
          >
            <LicenseCard
              card={badgeCard}
              tone={tone}
              index={index}
              className="m-4 mr-0 block w-[calc(100%-1rem)] rounded-md lg:m-0 lg:w-full lg:rounded-none"
            />
            <div className="flex flex-col p-4">
              <Heading level={3}>{name}</Heading>
              <dl className="mt-2 grid grow content-start gap-y-2 text-sm">
                {values.map((value, position) => (
                  <div
                    key={lines[position]}
                    className={cn(position === values.length - 1 && `mt-auto border-l-4 pl-2.5 font-semibold ${stamp}`)}
                  >
                    <dt className="text-xs font-normal text-ink-2">{lines[position]}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
