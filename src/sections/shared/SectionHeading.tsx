/** A section's heading with an optional line under it. */
export function SectionHeading({
  id,
  heading,
  lede,
  onDeck = false,
}: {
  id: string
  heading: string
  lede?: string | undefined
  onDeck?: boolean
}) {
  return (
    <div className="max-w-[46rem]">
      <h2 id={id} className="text-4xl">
        {heading}
      </h2>
      {lede && <p className={`mt-4 text-lg ${onDeck ? 'text-on-deck-2' : 'text-ink-2'}`}>{lede}</p>}
    </div>
  )
}
