/** An article's HTML as feeds carry it. */
import { parse } from 'node-html-parser'

const KEPT = new Set(['href', 'id', 'scope', 'lang'])

/**
 * @param html the article as its page draws it
 * @param address of the article's page
 * @returns its text alone: no controls, no classes, absolute addresses; documents to download by their cards, not whole
 */
export function feedContent(html: string, address: string): string {
  const body = parse(html)
  for (const element of body.querySelectorAll('button, script, template, svg, form, style, .template-part')) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) if (!KEPT.has(name)) element.removeAttribute(name)
    const href = element.getAttribute('href')
    if (href) element.setAttribute('href', new URL(href, address).href)
  }
  return body.innerHTML
}
