import { Heading } from '#src/ui/Heading.tsx'

export type SentMessageProps = {
  heading: string
  /** Before the reference. */
  referenceLabel: string
  reference: string
  keep: string
}

/**
 * Replaces the form after the request and shows the reference. The page below the frame says what happens next. At least as tall as the
 * minimum height that a message may report (demoForm/frameMessage.ts).
 */
export function SentMessage({ heading, referenceLabel, reference, keep }: SentMessageProps) {
  return (
    <div className="grid min-h-60 content-center p-5 sm:p-8">
      <Heading level={1} tabIndex={-1} size="2xl">
        {heading}
      </Heading>
      <p className="mt-3">
        {`${referenceLabel} `}
        <strong className="tabular-nums font-semibold">{reference}</strong>. {keep}
      </p>
    </div>
  )
}
