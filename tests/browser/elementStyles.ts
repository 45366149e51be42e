/** Reads the look of elements, to compare a page with itself under other conditions. */

/** Runs in the page. @returns the styles of each element and its pseudo-elements */
export function readElementStyles(): string[] {
  const properties = [
    'display',
    'position',
    'color',
    'backgroundColor',
    'backgroundImage',
    'borderTopWidth',
    'borderTopColor',
    'borderTopLeftRadius',
    'boxShadow',
    'content',
    'fill',
    'stroke',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'lineHeight',
    'opacity',
    'textDecorationLine',
    'transform',
    'width',
    'height',
    'paddingLeft',
    'marginTop',
  ] as const
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after', '::marker'].map((part) => {
      const style = getComputedStyle(element, part)
      const name = `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`
      // Most elements have no pseudo-elements: then one property is read instead of all.
      if (part === '::marker' ? element.tagName !== 'LI' && element.tagName !== 'SUMMARY' : part && style.content === 'none') return name
      return `${name} ${properties.map((property) => style[property]).join('|')}`
    }),
  )
}
