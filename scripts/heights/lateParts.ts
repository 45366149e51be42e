/** What phones lay out late, as it is on a page: read by the command that writes its space, and by the suite that checks it. */
import { sectionAttributes } from '../../src/sections/shared/section.attributes.ts'
import type { PageKind } from '../../src/site/pageKinds.ts'

/** A part of the page that may wait until it comes near. Lengths are CSS pixels, without the part's own padding and border. */
export type LatePart = {
  /** Of the footer `FOOTER`, of a section its own, and empty where it has none. */
  name: string
  /** How a style sheet finds it on its page; empty where it has no name. */
  selector: string
  /** Height once it is laid out. */
  needed: number
  /** The space that it keeps until then; null where it does not wait. */
  kept: number | null
  /** Its padding and border, which come on top of both. */
  frame: number
}

export const FOOTER = 'footer'

/** Kinds of pages on which every section but the first waits; on others the footer alone. */
export const LATE_KINDS: ReadonlySet<PageKind> = new Set(['home', 'feature', 'industry'])

/** What names a section: its own attribute, or the id of its heading, which is a field of the content. */
export const NAMED_BY: readonly string[] = [sectionAttributes.name.attribute, 'aria-labelledby']

/**
 * Runs in the page, after its fonts have arrived, and lays everything out.
 * @param attributes those that name a section, the strongest first
 */
export function latePartsInPage(attributes: readonly string[]): LatePart[] {
  const elements = [...document.querySelectorAll<HTMLElement>('main > section, body > footer')]
  const kept = elements.map((element) => {
    const { contentVisibility, containIntrinsicHeight } = getComputedStyle(element)
    return contentVisibility === 'auto' ? Number.parseFloat(containIntrinsicHeight.replace('auto', '')) : null
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets.push(sheet)
  return elements.map((element, index) => {
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(element)
    const frame = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].reduce((sum, length) => sum + Number.parseFloat(length), 0)
    const isFooter = element.tagName === 'FOOTER'
    const by = attributes.find((attribute) => element.hasAttribute(attribute)) ?? ''
    const name = element.getAttribute(by) ?? ''
    return {
      name: isFooter ? 'footer' : name,
      selector: isFooter ? 'body > footer' : name && `[${by}="${name}"]`,
      needed: element.getBoundingClientRect().height - frame,
      kept: kept[index] ?? null,
      frame,
    }
  })
}
