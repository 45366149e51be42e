import { unbrokenParts } from '#src/lib/anywhere/text/unbroken.ts'

export type UnbrokenProps = { text: string }

/**
 * A text whose "no-call/no-show", "no-fault" and "50–200" stay on one line. The hyphens stay plain, so that they can be found and copied.
 */
export function Unbroken({ text }: UnbrokenProps) {
  return unbrokenParts(text).map((part, index) =>
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
