import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { splitAtPlaceholders } from '#src/lib/anywhere/text/fillIn.ts'

const LOOKS = { inText: undefined, target: 'target' }

export type LinkedSentenceProps = {
  text: string
  /** By the name of the placeholder that each stands in. */
  links: Readonly<Record<string, Link>>
  /** Links in running text, or on a line of their own, large enough for fingers. */
  look?: keyof typeof LOOKS
}

/** A sentence of content with a link for each of its placeholders. */
export function LinkedSentence({ text, links, look = 'inText' }: LinkedSentenceProps) {
  return splitAtPlaceholders(text).map(({ words, placeholder = '' }) => {
    const link = links[placeholder]
    return link ? (
      <a key={words} href={link.href} className={LOOKS[look]}>
        {link.label}
      </a>
    ) : (
      words
    )
  })
}
