/** A figure leads to its row here, and phones fold the rows: the part that the address names a row of is opened. */

/** @returns a function that stops it */
export function connectNamedClaim(root: Document = document, view: Window = window): () => void {
  const show = () => {
    const row = root.getElementById(view.location.hash.slice(1))
    const fold = row?.closest('details')
    if (!row || !fold || fold.open) return
    fold.open = true
    row.scrollIntoView()
  }
  view.addEventListener('hashchange', show)
  show()
  return () => view.removeEventListener('hashchange', show)
}
