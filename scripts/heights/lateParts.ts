/** What phones lay out late, as it is on a page: read by the command that writes its space, and by the suite that checks it. */
/** A part of the page that may wait until it comes near. Lengths are CSS pixels, without the part's own padding and border. */
export type LatePart = {
  /** `FOOTER` for the footer; the name of a section, empty where it has none. */
  name: string
  /** Height once it is laid out. */
  needed: number
  /** The space that it keeps until then; null where it does not wait. */
  kept: number | null
  /** Its padding and border, which come on top of both. */
  edges: number
  /** Some of its words are set in the face of the system (src/styles/fonts.css), which is wider on some than on others. */
  hasSystemLetters: boolean
}

export const FOOTER = 'footer'

/**
 * Runs in the page, after its fonts have arrived, and lays everything out.
 * @param attribute the one that names a section
 */
export function measureLateParts(attribute: string): LatePart[] {
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
    const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].reduce((sum, length) => sum + Number.parseFloat(length), 0)
    return {
      name: element.tagName === 'FOOTER' ? 'footer' : (element.getAttribute(attribute) ?? ''),
      needed: element.getBoundingClientRect().height - edges,
      kept: kept[index] ?? null,
      edges,
      hasSystemLetters: [...element.querySelectorAll('[lang]')].some((words) => /^system-ui/.test(getComputedStyle(words).fontFamily)),
    }
  })
}
