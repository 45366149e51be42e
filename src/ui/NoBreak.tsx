import { splitNoBreak } from '#src/lib/anywhere/text/noBreak.ts'

/**
 * Keeps "no-call/no-show", "no-fault" and "50–200" in a text on one line. The hyphens stay ordinary characters, so that search and copy
 * work.
 */
export function NoBreak({ text }: { text: string }) {
  return splitNoBreak(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
