import { splitNoBreak } from '#src/lib/anywhere/text/noBreak.ts'

export type NoBreakProps = { text: string }

/** A text whose "no-call/no-show", "no-fault" and "50–200" stay on one line; the hyphens stay plain, to be found and copied. */
export function NoBreak({ text }: NoBreakProps) {
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
