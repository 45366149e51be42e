import { parse } from 'node-html-parser'

/** Controls and drawings. The text beside a drawing says what it shows. */
const LEFT_OUT_SELECTOR = 'button, script, template, svg, form, style, .template-part, [aria-hidden="true"]'
const KEPT_ATTRIBUTES = new Set(['href', 'id', 'scope', 'lang'])
/** Attributes that an `<img>` keeps. */
const PICTURE_ATTRIBUTES = new Set(['src', 'alt', 'width', 'height'])
const ADDRESS_ATTRIBUTES = ['href', 'src']

/**
 * @param html the article on its page
 * @param address of that page
 * @returns text and picture files only, with absolute addresses, and without controls, classes and the text of templates
 */
export function writeFeedContent(html: string, address: string): string {
  const body = parse(html)
  for (const element of body.querySelectorAll(LEFT_OUT_SELECTOR)) element.remove()
  // These elements only keep words on one line, which has no effect without classes.
  for (const span of body.querySelectorAll('span.unbroken')) span.replaceWith(...span.childNodes)
  for (const element of body.querySelectorAll('*')) {
    const isKept = (name: string) => KEPT_ATTRIBUTES.has(name) || (element.rawTagName === 'img' && PICTURE_ATTRIBUTES.has(name))
    for (const name of Object.keys(element.attributes)) if (!isKept(name)) element.removeAttribute(name)
    for (const name of ADDRESS_ATTRIBUTES) {
      const written = element.getAttribute(name)
      if (written) element.setAttribute(name, new URL(written, address).href)
    }
  }
  return body.innerHTML
}
