import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { ROSTER_SIZE } from '#src/models/shiftOffer/roster.ts'
import { type FilteredRoster, OPEN_SHIFT, SHIFT_FILTERS, type ShiftFilter } from '#src/models/shiftOffer/shiftFilters.ts'
import type { ShiftOfferWords } from '#src/schemas/opening/shiftOfferOpening.ts'
import { shiftOfferAttributes } from './shiftOffer.attributes.ts'

export type ShiftOfferFiltersProps = {
  leftCounts: FilteredRoster['leftCounts']
  words: ShiftOfferWords
  onChangeFilter: (box: HTMLInputElement) => void
}

/** The requirements of the open shift: each filter with the number of people that it leaves of those before it, also as a bar. */
export function ShiftOfferFilters({ leftCounts, words, onChangeFilter }: ShiftOfferFiltersProps) {
  return (
    <fieldset className="column relative z-1 flex flex-wrap items-center gap-x-5 gap-y-2.5 xl:flex-nowrap">
      <legend className="sr-only">{words.title}</legend>
      <p className="flex items-baseline gap-x-2 text-sm whitespace-nowrap text-on-deck-2 xl:block xl:leading-tight">
        <span className="block font-display text-xl leading-tight font-bold text-on-deck tabular-nums">{ROSTER_SIZE}</span>
        {words.roster}
      </p>
      <div
        className={cn(
          'grid w-full grid-cols-1 gap-px',
          'overflow-hidden rounded-lg border border-edge bg-edge',
          'phone:grid-cols-2 md:grid-cols-4',
        )}
      >
        {SHIFT_FILTERS.map((filter) => (
          <FilterBox
            key={filter}
            filter={filter}
            label={fillIn(words.filters[filter], { hours: OPEN_SHIFT.restHours })}
            leftCount={leftCounts[filter]}
            unit={words.left}
            onChangeFilter={onChangeFilter}
          />
        ))}
      </div>
    </fieldset>
  )
}

type FilterBoxProps = { filter: ShiftFilter; label: string; leftCount: number | undefined; unit: string } & Pick<
  ShiftOfferFiltersProps,
  'onChangeFilter'
>

/** Uncontrolled, so that a filter switched before hydration stays as it is. */
function FilterBox({ filter, label, leftCount, unit, onChangeFilter }: FilterBoxProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-13 min-w-0 cursor-pointer items-center gap-2.5',
        'bg-deck px-3 py-2 text-sm leading-tight font-medium',
        'has-checked:bg-deck-2 has-focus-visible:z-1',
        'sm:px-3.5',
      )}
    >
      <input
        type="checkbox"
        name="filter"
        value={filter}
        defaultChecked
        onChange={({ currentTarget }) => onChangeFilter(currentTarget)}
        className="only-with-script check-box size-6 shrink-0 scheme-dark"
      />
      <span className="min-w-0 grow">{label}</span>
      <span
        {...shiftOfferAttributes.left.props(filter)}
        className="shrink-0 font-display text-lg leading-none font-bold whitespace-nowrap tabular-nums"
      >
        {leftCount ?? <span aria-hidden="true">–</span>}
        {leftCount !== undefined && <span className="sr-only"> {unit}</span>}
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${ROSTER_SIZE} 3`}
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-0.75 w-full"
      >
        <rect width={leftCount ?? 0} height="3" className="fill-signal" />
      </svg>
    </label>
  )
}
