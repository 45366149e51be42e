/** Measures the sections and the footer that phones lay out late. `npm run heights` writes their heights, and a suite checks them. */
/** A section or footer that may wait until it comes near. Lengths are CSS pixels, without its padding and border. */
export type LateSection = {
  /** `FOOTER`, or the name of a section; empty if it has none. */
  name: string
  /** Its height once it is laid out. */
  needed: number
  /** The space that it reserves until then, or null if it does not wait. */
  reserved: number | null
  /** Its padding and border, which both heights leave out. */
  edges: number
  /** Whether some of its text has a system font (src/styles/fonts.css), whose width differs between systems. */
  hasSystemLetters: boolean
}

export const FOOTER = 'footer'

/** Runs in the page after its fonts have loaded, and lays everything out. @param attribute the attribute that names a section */
export function measureLateSections(attribute: string): LateSection[] {
  const elements = [...document.querySelectorAll<HTMLElement>('main > section, body > footer')]
  const reservedHeights = elements.map((element) => {
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
      reserved: reservedHeights[index] ?? null,
      edges,
      hasSystemLetters: [...element.querySelectorAll('[lang]')].some((words) => /^system-ui/.test(getComputedStyle(words).fontFamily)),
    }
  })
}
