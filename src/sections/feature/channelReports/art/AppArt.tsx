import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { ReportArtProps } from './reportArtProps.ts'

/** A form of the app, with a touch on its button. */
export function AppArt({ report: { said, spot }, record, reasonName }: ReportArtProps) {
  const cells = [
    [`${capitalized(record.when)}, ${spot}`, record.hours],
    [reasonName, record.reason],
  ]
  return (
    <span className="lane-art lane-edge relative flex flex-wrap gap-1.5 rounded-xl bg-card p-1 sm:p-1.5">
      {cells.map(([name, value]) => (
        <span key={name} className="grow rounded-md bg-paper-2 px-2 py-2 sm:px-2.5">
          <span className="block text-xs leading-tight text-ink-2">{name}</span>{' '}
          <span className="block text-sm leading-tight font-semibold tabular-nums">{value}</span>
        </span>
      ))}{' '}
      <span
        className={cn(
          'grid grow place-items-center',
          'rounded-md bg-deck px-7 py-2',
          'text-sm',
          'ring-1 ring-deck-line ring-inset',
          'font-semibold text-on-deck',
        )}
      >
        {said.text}
      </span>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="absolute right-1.5 -bottom-2.5 size-8" fill="none">
        <circle cx="16" cy="16" r="13" className="fill-deck stroke-signal" strokeWidth="3" />
        <circle cx="16" cy="16" r="6" className="fill-signal" />
      </svg>
    </span>
  )
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
