import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { ArrivalBox, type ArrivalOf, SMALL_ON_DECK_CLASS } from './ArrivalBox.tsx'

export type TextArrivalProps = ArrivalOf<'text'>

/** A text message with its answer. */
export function TextArrival({ head, said, by, answer }: TextArrivalProps) {
  return (
    <ArrivalBox surface="deck" className="gap-2">
      <p className={SMALL_ON_DECK_CLASS}>{head}</p>
      <MessageBubble look="message" size="small" className="max-w-6/7">
        {said}
      </MessageBubble>
      <p className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1 justify-self-end">
        <span className={SMALL_ON_DECK_CLASS}>{by}</span>
        <MessageBubble as="span" look="consent" size="small">
          {answer}
        </MessageBubble>
      </p>
    </ArrivalBox>
  )
}
