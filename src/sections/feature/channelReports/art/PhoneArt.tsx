import { GlossedText } from './GlossedText.tsx'
import type { ReportArtProps } from './reportArtProps.ts'

/** Heights of the bars of a voice, in units of its box. They are higher in the middle of each word. */
const BAR_HEIGHTS = Array.from({ length: 27 }, (_, index) => 5 + Math.abs(Math.sin(index * 0.42) * Math.cos(index * 0.17 + 0.4)) * 32)
const VOICE = BAR_HEIGHTS.map((height, index) => `M${index * 5 + 2} ${(24 - height / 2).toFixed(1)}v${height.toFixed(1)}`).join('')
const HANDSET =
  'M6.6 2.5 9.5 2l2 5-2.3 1.7a13 13 0 0 0 6 6l1.8-2.3 5 2-.5 3c-.3 2-1.7 3.1-3.5 3C10.3 19.7 4.3 13.7 3.5 6c-.1-1.8 1.1-3.2 3.1-3.5Z'

/** A call: what was said, as a voice. */
export function PhoneArt({ report: { said, lang } }: ReportArtProps) {
  return (
    <span className="lane-art flex items-center gap-3.5 bg-paper pr-3 rounded-l-full max-sm:flex-wrap max-sm:gap-y-2">
      <svg aria-hidden="true" viewBox="0 0 56 56" className="size-14 shrink-0">
        <circle cx="28" cy="28" r="27.5" className="fill-deck stroke-deck-line" />
        <path d={HANDSET} transform="translate(16 16)" className="fill-signal" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 136 48" className="h-12 w-34 min-w-0 shrink stroke-ink" strokeWidth="2.6" strokeLinecap="round">
        <path d={VOICE} />
      </svg>{' '}
      <span className="shrink-0 max-sm:w-full max-sm:shrink">
        <GlossedText words={said} lang={lang} />
      </span>
    </span>
  )
}
