/**
 * Adds redirects, and keeps each one hop long: redirects to a moved address now point to its new address, and an address that is in use
 * again loses its redirect.
 * @param redirects old addresses, and their targets
 * @param moved addresses that are given up now, and their targets
 * @param hasSameSections whether the new page has the sections of the old one; otherwise links to a section lead to its top
 */
export function withRedirects(
  redirects: Readonly<Record<string, string>>,
  moved: Readonly<Record<string, string>>,
  hasSameSections = true,
): Record<string, string> {
  let changedRedirects = { ...redirects }
  for (const [from, to] of Object.entries(moved)) {
    const led = Object.entries(changedRedirects).filter(([old]) => old !== to)
    const leading = led.map(([old, target]) => {
      const [page, fragment] = target.split('#')
      return [old, page !== from ? target : fragment !== undefined && hasSameSections ? `${to}#${fragment}` : to]
    })
    changedRedirects = { ...Object.fromEntries(leading), [from]: to }
  }
  return changedRedirects
}
