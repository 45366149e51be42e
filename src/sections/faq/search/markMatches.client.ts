import { splitByMatches } from './faqSearch.ts'

/** Writes the text anew with its matches marked. */
export function markMatches(element: HTMLElement, query: string): void {
  const text = element.textContent ?? ''
  const parts = splitByMatches(text, query).map(({ text: part, isMatch }) => {
    if (!isMatch) return document.createTextNode(part)
    const marked = document.createElement('mark')
    marked.textContent = part
    return marked
  })
  element.replaceChildren(...parts)
}
