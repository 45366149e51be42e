import { demoAttributes } from './demo.attributes.ts'

/**
 * The topic of `?topic=…`.
 * @returns the topic, or '' if the query has none or the page has no text for it
 */
export function findTopic(search: string, root: Document = document): string {
  const topic = new URLSearchParams(search).get('topic') ?? ''
  const notes = Array.from(root.querySelectorAll(demoAttributes.topic.selector))
  return notes.some((note) => demoAttributes.topic.read(note) === topic) ? topic : ''
}
