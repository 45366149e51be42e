import type { GlossedWords } from '#src/schemas/opening/channelReportsOpening.ts'

export type GlossedTextProps = { words: GlossedWords; lang: string; glossClass?: string }

/** A text with its English translation below. */
export function GlossedText({ words, lang, glossClass = 'text-ink-2' }: GlossedTextProps) {
  return (
    <>
      <span lang={lang} className="block text-sm leading-tight font-semibold text-balance">
        {words.text}
      </span>{' '}
      {words.gloss && <span className={`mt-0.5 block text-xs leading-tight text-balance ${glossClass}`}>{words.gloss}</span>}
    </>
  )
}
