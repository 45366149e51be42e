import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'

/** Head of the page with the walk-throughs. */
export function VideoPage({ heading, lede, children }: { heading: string; lede: string; children?: ReactNode }) {
  return (
    <section className="dawn">
      <div className="column py-12 md:py-20">
        <Heading level={1}>{heading}</Heading>
        <p className="mt-4 measure-52 text-lg text-ink-2">{lede}</p>
        <div className="mt-10 grid gap-16">{children}</div>
      </div>
    </section>
  )
}

export type VideoEntryProps = { id: string; title: string; captions: readonly string[]; children?: ReactNode }

/** One walk-through with its transcript. */
export function VideoEntry({ id, title, captions, children }: VideoEntryProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-x-14 gap-y-6 border-t-2 border-ink pt-6 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <Heading level={2} id={`${id}-title`} size="3xl" className="mb-5">
          {title}
        </Heading>
        {children}
      </div>
      <div className="lg:pt-14">
        <Heading level={3} size="lg">
          Transcript
        </Heading>
        <ol className="mt-2 list-decimal space-y-1.5 pl-5 text-sm text-ink-2">
          {captions.map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
