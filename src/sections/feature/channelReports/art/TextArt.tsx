import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { GlossedText } from './GlossedText.tsx'
import type { ReportArtProps } from './reportArtProps.ts'

/** A text message, and the line’s answer. */
export function TextArt({ report: { said, answer, lang } }: ReportArtProps) {
  return (
    <span className="lane-art flex gap-2.5 max-sm:flex-col sm:items-end">
      <MessageBubble as="span" look="messageOnCard" size="small" className="lane-edge max-w-60 min-w-0">
        <GlossedText words={said} lang={lang} />
      </MessageBubble>{' '}
      {answer && (
        <MessageBubble as="span" look="reply" size="small" className="min-w-0">
          <GlossedText words={answer} lang={lang} glossClass="text-signal-ink" />
        </MessageBubble>
      )}
    </span>
  )
}
