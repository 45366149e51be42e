import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { ClockScale } from '../ClockScale.tsx'
import { LotsDrawing } from './LotsDrawing.tsx'
import { touchedLots } from './lots.ts'

export type LotsBlockProps = Pick<
  IndustryBlockOf<'lots'>,
  'describe' | 'title' | 'from' | 'until' | 'onset' | 'lines' | 'lots' | 'stints' | 'way' | 'remark' | 'words'
>

/** Filling lines through a day with their lots, and in words the lots that a packer touched after the onset. */
export function LotsBlock({ describe, title, remark, words, ...day }: LotsBlockProps) {
  const { from, until, onset, lots, stints } = day
  const touchedIds = touchedLots(lots, stints, onset).map(({ id }) => id)
  const spoken = [fillIn(words.began, { time: onset }), fillIn(words.held, { lots: touchedIds.join(', ') }), `${remark}.`]
  return (
    <SceneFrame describe={describe} spoken={spoken} sample={false}>
      <p className="mb-3 text-sm font-semibold sm:-mb-5">{title}</p>
      <LotsDrawing {...day} onsetLabel={fillIn(words.onset, { time: onset })} />
      <ClockScale from={from} until={until} />
      <div className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <p className="font-display text-4xl leading-tight font-bold tracking-tight text-signal tabular-nums">{touchedIds.join(', ')}</p>
        <p className="text-on-deck-2">{remark}</p>
      </div>
    </SceneFrame>
  )
}
