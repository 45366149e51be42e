import { SampleNote } from '../shared/SampleNote'
import { type Said, Statement } from '../shared/Statement'

export type QuoteProps = Said & {
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

/** One customer's words, large. */
export function Quote({ sampleNote, ...said }: QuoteProps) {
  return (
    <section aria-label="What a customer says" className="border-y border-line bg-paper-2">
      <figure className="column py-20 md:py-24">
        <span aria-hidden="true" className="hazard mb-6 block h-2.5 w-16 rounded-xs" />
        <Statement {...said} isLarge>
          <SampleNote note={sampleNote} className="mt-3" />
        </Statement>
      </figure>
    </section>
  )
}
