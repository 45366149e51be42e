type Prerendering = Document & { prerendering?: boolean }

/**
 * Lays out a prerendered page while nobody waits, because browsers delay that until it is seen: once it is parsed, and again with its
 * fonts. Inline in the head, because on a slow connection the file of the other scripts comes later than the page, and would lay it out
 * just when it was clicked (docs/decisions/078-pages-change-at-once.md). It listens only to the two changes of a document's state, so no
 * listener needs to be removed. Hit testing a point also makes the browser work out what moves and clips, which it needs before it paints;
 * reading a size would only lay out.
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
