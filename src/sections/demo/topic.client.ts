/** What a visitor asked about: `?topic=…`, as far as the page has words for it. */
import { demoHooks } from './demo.hooks'

const notes = (root: Document) => Array.from(root.querySelectorAll<HTMLElement>(demoHooks.topic.selector))

/** @returns the topic that the query names, or '' where it names none or one without words */
export function topicOf(search: string, root: Document = document): string {
  const topic = new URLSearchParams(search).get('topic') ?? ''
  return notes(root).some((note) => demoHooks.topic.read(note) === topic) ? topic : ''
}

/** Shows the words of the topic that the query names. */
export function showTopic(search: string, root: Document = document): void {
  const topic = topicOf(search, root)
  for (const note of notes(root)) note.hidden = demoHooks.topic.read(note) !== topic
}
