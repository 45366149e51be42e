import type { ReactNode } from 'react'

export type PlainNoticeProps = { heading: string; lede: string; children?: ReactNode }

/** A small page with one thing to say. */
export function PlainNotice({ heading, lede, children }: PlainNoticeProps) {
  return (
    <section className="dawn">
      <div className="column py-20 md:py-28">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-4 max-w-[50ch] text-lg text-ink-2">{lede}</p>
        {children}
      </div>
    </section>
  )
}
