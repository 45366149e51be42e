/** A value on the flaps of a departure board: one tile for each figure, what is no figure beside them. */
export function Flaps({ value }: { value: string }) {
  const [, figures = '', unit = ''] = /^([\d.]+)(.*)$/.exec(value) ?? []
  return (
    <span className="flaps inline-flex items-baseline gap-0.5 whitespace-nowrap font-display text-2xl leading-none sm:text-3xl font-bold text-signal tabular-nums">
      {[...figures].map((figure, index) =>
        figure === '.' ? (
          <span key="point" className="normal-nums">
            .
          </span>
        ) : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={index}
            className="relative rounded-tick ring-1 ring-rim ring-inset bg-deck-2 px-1.5 py-1 after:absolute after:inset-x-0 after:top-1/2 after:h-px after:bg-deck forced-colors:after:hidden"
          >
            {figure}
          </span>
        ),
      )}
      <span className="ml-1 text-lg sm:text-xl">{unit.trim()}</span>
    </span>
  )
}
