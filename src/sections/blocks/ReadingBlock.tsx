import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { RowLink } from '#src/ui/links/RowLink.tsx'

export type ReadingBlockProps = { id: string; heading: string; links: readonly { title: string; text: string; href: string }[] }

/** Links to other pages, each with a sentence about it. */
export function ReadingBlock({ id, heading, links }: ReadingBlockProps) {
  return (
    <section {...namedSection(id)} className="column ends-plain pb-14 sm:pb-20 md:pb-28">
      <Heading level={2} id={id} size="2xl">
        {heading}
      </Heading>
      <ul className="mt-5 grid border-t border-line">
        {links.map((link) => (
          <li key={link.href} className="border-b border-line">
            <RowLink href={link.href} label={link.title} note={link.text} notePlace="beside" />
          </li>
        ))}
      </ul>
    </section>
  )
}
