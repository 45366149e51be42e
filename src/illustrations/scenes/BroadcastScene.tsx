import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type BroadcastSceneProps = SceneDataOf<'broadcast'> & {
  /** Phones show only the answers. */
  isBrief?: boolean
}

/** A message to a whole crew, with its answers. The bars are to scale: their full width is `sent`. */
export function BroadcastScene({ audience, text, channels, answers, sent, words, describe, sample, isBrief = false }: BroadcastSceneProps) {
  return (
    <SceneFrame describe={describe} sample={sample} look={isBrief ? 'briefSlip' : 'slip'} className="p-3.5 text-sm sm:p-4">
      <PanelHead
        title={
          <p>
            {`${words.to} `}
            <span className="font-semibold text-ink">{audience}</span>
          </p>
        }
        sample={sample}
        className="text-xs text-ink-2"
      />
      <p className={cn('mt-2 rounded-sm bg-wash px-3 py-2 font-medium', isBrief && 'max-sm:hidden')}>{text}</p>
      <div className={cn('mt-3 grid gap-1.5 sm:gap-2', isBrief && 'max-sm:mt-2 max-sm:gap-1')}>
        {channels.map((channel) => (
          <div key={channel.name} className="grid grid-cols-answers items-center gap-2 text-xs">
            <span>{channel.name}</span>
            <svg aria-hidden="true" viewBox={`0 0 ${sent} 10`} preserveAspectRatio="none" className="h-2 w-full rounded-full">
              <rect width={sent} height="10" className="fill-line" />
              <rect width={channel.delivered} height="10" className="fill-signal" />
            </svg>
            <span className="text-right tabular-nums">{channel.delivered}</span>
          </div>
        ))}
      </div>
      <p
        className={cn(
          'mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2.5 text-xs tabular-nums',
          isBrief && 'max-sm:mt-2 max-sm:gap-y-0 max-sm:pt-1.5',
        )}
      >
        {answers.map((answer) => (
          <span key={answer.label}>
            <span className="font-semibold">{answer.count}</span> {answer.label}
          </span>
        ))}
      </p>
    </SceneFrame>
  )
}
