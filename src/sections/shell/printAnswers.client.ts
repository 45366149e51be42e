/**
 * Opens every native disclosure for printing and folds it again afterwards. Browsers with `::details-content` could do that in print.css;
 * the oldest browsers cannot. A shared `name` allows only one to be open, so it is removed while printing. A page script, because it only
 * opens HTML, of pages with and without islands.
 * @returns a function that removes the listeners
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
