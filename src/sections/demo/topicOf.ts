import { demoAttributes } from './demo.attributes.ts'

/**
 * What a visitor asked about: `?topic=…`, as far as the page has words for it.
 * @returns the topic that the query names, or '' where it names none or one without words
 */
export function topicOf(search: string, root: Document = document): string {
  const topic = new URLSearchParams(search).get('topic') ?? ''
  const notes = Array.from(root.querySelectorAll(demoAttributes.topic.selector))
  return notes.some((note) => demoAttributes.topic.read(note) === topic) ? topic : ''
}
