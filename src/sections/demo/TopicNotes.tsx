import { cn } from '../../lib/anywhere/cn'
import { demoAttributes } from './demo.attributes'

export type Topic = { id: string; text: string }
export type TopicNotesProps = {
  topics: readonly Topic[]
  /** Where the note stands. */
  className?: string
}

/** What the visitor asked about, in words; `topic.client.ts` shows the one that the address names. */
export function TopicNotes({ topics, className }: TopicNotesProps) {
  return topics.map(({ id, text }) => (
    <p key={id} {...demoAttributes.topic.props(id)} hidden className={cn('rounded-md bg-wash px-4 py-3 text-sm font-semibold', className)}>
      {text}
    </p>
  ))
}
