import { demoAttributes } from './demo.attributes.ts'
import { topicOf } from './topicOf.ts'

/** Shows the words of the topic that the query names. */
export function showTopic(search: string, root: Document = document): void {
  const topic = topicOf(search, root)
  for (const note of root.querySelectorAll<HTMLElement>(demoAttributes.topic.selector))
    note.hidden = demoAttributes.topic.read(note) !== topic
}
