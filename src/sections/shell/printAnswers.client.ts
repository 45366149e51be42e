/**
 * Paper cannot be unfolded: opens every native disclosure for printing and folds it again afterwards. Browsers that know
 * `::details-content` would do with print.css; the support floor's do not. A shared `name` lets only one be open, so it
 * goes for the time of printing.
 */
export function openAnswersForPrint(view: Window = window): void {
  let restore: (() => void)[] = []
  view.addEventListener('beforeprint', () => {
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
  })
  view.addEventListener('afterprint', () => {
    for (const back of restore) back()
    restore = []
  })
}
