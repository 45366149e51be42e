/**
 * Paper cannot be unfolded: opens every native disclosure for printing and folds it again afterwards. Browsers that know
 * `::details-content` would do with print.css; the oldest browsers do not know it. A shared `name` lets only one be open, so it
 * goes for the time of printing. A page script: it only opens finished HTML, of pages with and without islands.
 * @returns a function that takes the listeners away again
 */
export function connectPrintAnswers(view: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let restore: (() => void)[] = []
  const openAll = () => {
    restore = Array.from(view.document.querySelectorAll<HTMLDetailsElement>('main details'), (details) => {
      const { open } = details
      const name = details.getAttribute('name')
      details.removeAttribute('name')
      details.open = true
      return () => {
        details.open = open
        if (name !== null) details.setAttribute('name', name)
      }
    })
  }
  const foldAgain = () => {
    for (const back of restore) back()
    restore = []
  }
  view.addEventListener('beforeprint', openAll, { signal })
  view.addEventListener('afterprint', foldAgain, { signal })
  return () => listening.abort()
}
