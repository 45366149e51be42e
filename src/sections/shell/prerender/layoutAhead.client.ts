type Prerendering = Document & { prerendering?: boolean }

/**
 * A page that is drawn ahead of a click is laid out while nobody waits, which browsers leave until it is seen: as soon as it is
 * parsed, and once more with its faces. Inline in the head, since the file of the page's other scripts comes later than the page
 * on a slow connection, and then laid it out just when it was clicked (docs/decisions/078-pages-change-at-once.md). It hears the two
 * changes of a document's state, after which there is none: nothing is to be taken away again.
 *
 * Asked what lies at a point, a browser also works out what of the page moves and clips what, which it has to know before it
 * paints. Asked for a measure, it would only lay out.
 */
export function layOutAhead(root: Document = document): void {
  const isAhead = () => (root as Prerendering).prerendering === true
  const layOut = () => isAhead() && root.elementFromPoint(0, 0)
  root.addEventListener('readystatechange', () => {
    // Before the page's scripts, which wait for their file.
    if (root.readyState !== 'interactive' || !isAhead()) return
    layOut()
    root.fonts.ready.then(layOut)
  })
}
