/** An article's HTML as feeds carry it. */
import { parse } from 'node-html-parser'

/** Controls and pictures; what pictures show is in the words beside them, as it is for readers of screens. */
const LEFT_OUT = 'button, script, template, svg, form, style, .template-part, [aria-hidden="true"]'
const KEPT = new Set(['href', 'id', 'scope', 'lang'])

/**
 * @param html the article as its page draws it
 * @param address of the article's page
 * @returns its text alone: no controls, no classes, absolute addresses; templates to download by their cards, not whole
 */
export function feedContent(html: string, address: string): string {
  const body = parse(html)
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove()
  // Elements that only keep words on one line have no effect in a feed, which has no classes.
  for (const span of body.querySelectorAll('span.unbroken')) span.replaceWith(...span.childNodes)
  for (const element of body.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) if (!KEPT.has(name)) element.removeAttribute(name)
    const href = element.getAttribute('href')
    if (href) element.setAttribute('href', new URL(href, address).href)
  }
  return body.innerHTML
}
