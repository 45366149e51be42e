/**
 * Whoever has an old address goes one way, however often a page has moved: what led to an address that is given up now leads on,
 * and an address that is taken again leads nowhere else.
 * @param redirects old addresses, and where they lead @param moved the same of those that are given up now
 * @param hasSamePlaces whether the new address has the sections which the old one had; links to one lead to its top otherwise
 */
export function withRedirects(
  redirects: Readonly<Record<string, string>>,
  moved: Readonly<Record<string, string>>,
  hasSamePlaces = true,
): Record<string, string> {
  let changed = { ...redirects }
  for (const [from, to] of Object.entries(moved)) {
    const led = Object.entries(changed).filter(([old]) => old !== to)
    const leading = led.map(([old, target]) => {
      const [page, place] = target.split('#')
      return [old, page !== from ? target : place !== undefined && hasSamePlaces ? `${to}#${place}` : to]
    })
    changed = { ...Object.fromEntries(leading), [from]: to }
  }
  return changed
}
