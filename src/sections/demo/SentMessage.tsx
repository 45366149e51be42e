import { Heading } from '#src/ui/Heading.tsx'

export type SentMessageProps = {
  heading: string
  /** What stands before the reference. */
  referenceLabel: string
  reference: string
  keep: string
}

/**
 * What stands where the form was: the reference. What happens next stands on the page, below the frame. At least as tall as the
 * least height that a message may report (lib/anywhere/form/frameMessage.ts).
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
