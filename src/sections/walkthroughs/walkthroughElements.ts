/** Shows one step of a walk-through, in its link, its story and its transcript, or hides the walk-through. */
import { walkthroughAttributes } from './walkthrough.attributes.ts'

/** @returns the elements that match a selector, in the order of the page */
export const elementsOf = <FoundElement extends HTMLElement>(selector: string, within: HTMLElement): FoundElement[] =>
  Array.from(within.querySelectorAll<FoundElement>(selector))

/** A walk-through of the page: its link, the parts of its story, and the lines of its transcript, one for each step. */
export type ConnectedWalkthrough = {
  element: HTMLElement
  title: string
  link: HTMLAnchorElement | undefined
  parts: HTMLElement[]
  transcriptLines: HTMLElement[]
}

/** @returns the walk-throughs of a player, in the order of the page */
export function findWalkthroughs(player: HTMLElement): ConnectedWalkthrough[] {
  const links = elementsOf<HTMLAnchorElement>(walkthroughAttributes.itemLink.selector, player)
  return elementsOf(walkthroughAttributes.item.selector, player).map((element, index) => ({
    element,
    title: element.querySelector('h2')?.textContent ?? '',
    link: links[index],
    parts: elementsOf(walkthroughAttributes.part.selector, element),
    transcriptLines: elementsOf(walkthroughAttributes.transcriptLine.selector, element),
  }))
}

const markCurrent = (element: Element | undefined, value: 'true' | 'step' | null) =>
  value === null ? element?.removeAttribute('aria-current') : element?.setAttribute('aria-current', value)

/** Hides a walk-through, and marks neither its link nor a line as current. */
export function hideWalkthrough({ element, link, transcriptLines }: ConnectedWalkthrough): void {
  element.removeAttribute(walkthroughAttributes.shown.attribute)
  for (const marked of [link, ...transcriptLines]) markCurrent(marked, null)
}

/** @param step counted from 0 */
export function showStep({ element, link, parts, transcriptLines }: ConnectedWalkthrough, step: number): void {
  element.setAttribute(walkthroughAttributes.shown.attribute, '')
  markCurrent(link, 'true')
  for (const [index, line] of transcriptLines.entries()) markCurrent(line, index === step ? 'step' : null)
  for (const [index, part] of parts.entries()) {
    part.toggleAttribute(walkthroughAttributes.now.attribute, index === step)
    part.toggleAttribute(walkthroughAttributes.yetToCome.attribute, index > step)
    part.toggleAttribute(walkthroughAttributes.next.attribute, index === step + 1)
  }
}
