import { demoAttributes } from './demo.attributes.ts'
import { findTopic } from './findTopic.ts'

/** Shows the text of the topic in the query. */
export function showTopic(search: string, root: Document = document): void {
  const topic = findTopic(search, root)
  for (const note of root.querySelectorAll<HTMLElement>(demoAttributes.topic.selector))
    note.hidden = demoAttributes.topic.read(note) !== topic
}
