import type { DemoContent } from '#src/schemas/pages/demo.ts'
import { demoAttributes } from './demo.attributes.ts'

export type TopicNotesProps = {
  topics: DemoContent['topics']
  place: keyof typeof PLACES
}

/** Below the page's words, or above the form inside the frame, with its padding. Only the shown note takes space. */
const PLACES = { page: 'mt-5', frame: 'mx-5 mt-5 sm:mx-8 sm:mt-8' }

/** Texts on the topic that a visitor asked about. `topic.client.ts` shows the one in the URL. */
export function TopicNotes({ topics, place }: TopicNotesProps) {
  return topics.map(({ id, text }) => (
    <p
      key={id}
      {...demoAttributes.topic.props(id)}
      hidden
      className={`rounded-md bg-wash px-4 py-3 text-sm font-semibold text-ink ${PLACES[place]}`}
    >
      {text}
    </p>
  ))
}
