/** An article's HTML as feeds carry it. */
import { parse } from 'node-html-parser'

/** Controls and drawings; what drawings show is in the words beside them, as it is for readers of screens. */
const LEFT_OUT = 'button, script, template, svg, form, style, .template-part, [aria-hidden="true"]'
const KEPT = new Set(['href', 'id', 'scope', 'lang'])
/** Of a picture that is a file. */
const KEPT_OF_PICTURE = new Set(['src', 'alt', 'width', 'height'])
const ADDRESSES = ['href', 'src']

/**
 * @param html the article as its page draws it
 * @param address of the article's page
 * @returns its text and its photographs alone: no controls, no classes, absolute addresses; templates to download by their cards, not whole
 */
export function feedContent(html: string, address: string): string {
  const body = parse(html)
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove()
  // Elements that only keep words on one line have no effect in a feed, which has no classes.
  for (const span of body.querySelectorAll('span.unbroken')) span.replaceWith(...span.childNodes)
  for (const element of body.querySelectorAll('*')) {
    const isKept = (name: string) => KEPT.has(name) || (element.rawTagName === 'img' && KEPT_OF_PICTURE.has(name))
    for (const name of Object.keys(element.attributes)) if (!isKept(name)) element.removeAttribute(name)
    for (const name of ADDRESSES) {
      const written = element.getAttribute(name)
      if (written) element.setAttribute(name, new URL(written, address).href)
    }
  }
  return body.innerHTML
}
