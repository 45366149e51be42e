import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'

export type PlainNoticeProps = { heading: string; lede: string; children?: ReactNode }

/** A small page with one thing to say. */
export function PlainNotice({ heading, lede, children }: PlainNoticeProps) {
  return (
    <section className="dawn">
      <div className="column py-20 md:py-28">
        <Heading level={1}>{heading}</Heading>
        <p className="mt-4 measure-50 text-lg text-ink-2">{lede}</p>
        {children}
      </div>
    </section>
  )
}
