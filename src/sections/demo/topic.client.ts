/** What a visitor asked about: `?topic=…`, as far as the page has words for it. */
import { demoAttributes } from './demo.attributes.ts'

const notes = (root: Document) => Array.from(root.querySelectorAll<HTMLElement>(demoAttributes.topic.selector))

/** @returns the topic that the query names, or '' where it names none or one without words */
export function topicOf(search: string, root: Document = document): string {
  const topic = new URLSearchParams(search).get('topic') ?? ''
  return notes(root).some((note) => demoAttributes.topic.read(note) === topic) ? topic : ''
}

/** Shows the words of the topic that the query names. */
export function showTopic(search: string, root: Document = document): void {
  const topic = topicOf(search, root)
  for (const note of notes(root)) note.hidden = demoAttributes.topic.read(note) !== topic
}
