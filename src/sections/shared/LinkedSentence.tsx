import type { Link } from '#src/lib/anywhere/pages/link.ts'

const LOOKS = { inText: undefined, target: 'target' }

export type LinkedSentenceProps = {
  text: string
  /** By the name of the blank that each stands in. */
  links: Readonly<Record<string, Link>>
  /** Links of running text; or, in a line of its own, as high as a finger needs. */
  look?: keyof typeof LOOKS
}

/** A sentence of content with a link for each of its blanks. */
export function LinkedSentence({ text, links, look = 'inText' }: LinkedSentenceProps) {
  return text.split(/(\{\w+\})/).map((part) => {
    const link = links[/^\{(\w+)\}$/.exec(part)?.[1] ?? '']
    return link ? (
      <a key={part} href={link.href} className={LOOKS[look]}>
        {link.label}
      </a>
    ) : (
      part
    )
  })
}
