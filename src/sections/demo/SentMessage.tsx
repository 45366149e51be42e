import { Heading } from '../../ui/Heading'
export type SentMessageProps = {
  heading: string
  /** What stands before the code. */
  reference: string
  code: string
  next: readonly string[]
}

/** What stands where the form was: the reference, and what happens next. */
export function SentMessage({ heading, reference, code, next }: SentMessageProps) {
  return (
    <div className="p-5 sm:p-8">
      <Heading level={1} tabIndex={-1} size="2xl">
        {heading}
      </Heading>
      <p className="mt-3">
        {`${reference} `}
        <strong className="font-mono font-semibold">{code}</strong>.
      </p>
      <ol className="mt-4 list-decimal space-y-1.5 pl-5 text-ink-2">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
