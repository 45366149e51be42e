import { Heading } from '../../ui/Heading'
export type FurtherReadingProps = { heading: string; links: readonly { title: string; text: string; href: string }[] }

/** Where to read on. */
export function FurtherReading({ heading, links }: FurtherReadingProps) {
  return (
    <section aria-labelledby="further" className="column pb-4">
      <Heading level={2} id="further" size="2xl">
        {heading}
      </Heading>
      <ul className="mt-5 grid border-t border-line">
        {links.map((link) => (
          <li key={link.href} className="border-b border-line">
            <a
              href={link.href}
              className="grid gap-x-8 gap-y-1 py-4 no-underline hover:bg-paper-2 md:grid-cols-[1fr_1.2fr] md:items-baseline"
            >
              <span className="font-semibold underline decoration-signal-deep decoration-2 underline-offset-4">{link.title}</span>
              <span className="text-sm text-ink-2">{link.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
