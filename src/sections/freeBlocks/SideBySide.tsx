import type { ReactNode } from 'react'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'

export type SideBySideProps = {
  id: string
  heading: string
  lede: string
  headingLook?: 'across' | 'banner' | undefined
  children?: ReactNode
}

/** Two scales, one below the other, under one heading. */
export function SideBySide({ id, heading, lede, headingLook = 'across', children }: SideBySideProps) {
  return (
    <section {...namedSection(id)} className="border-y border-line bg-paper-2">
      <div className="column py-14 sm:py-20 md:py-24">
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook} />
        <div className="mt-10 grid gap-y-2">{children}</div>
      </div>
    </section>
  )
}
