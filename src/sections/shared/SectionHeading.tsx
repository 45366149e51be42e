import { Heading } from '../../ui/Heading'
/** A section's heading with an optional line under it. */
export function SectionHeading({ id, heading, lede }: { id: string; heading: string; lede?: string | undefined }) {
  return (
    <div className="max-w-184">
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {lede && <p className="mt-4 text-lg text-ink-2">{lede}</p>}
    </div>
  )
}
