/** Opens the group that contains the figure in the URL, because phones fold the groups. */

/** @returns a function that removes the listeners */
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
