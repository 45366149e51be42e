/**
 * Paging of the blog list. All cards are in the HTML; this shows those of the page in the URL, and changes pages without a reload. Source:
 * specification sections 2 and 4; docs/requirements/clarifications.md, "Blog".
 */
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { BLOG } from '#src/specification/interfaceValues.ts'
import { blogAttributes } from './blog.attributes.ts'
import { clampPage, pageCount } from './paging.ts'

/** @returns a function that removes the listeners */
export function connectBlogList(root: Document = document, view: Window = window): () => void {
  const cards = Array.from(root.querySelectorAll<HTMLElement>(blogAttributes.card.selector))
  const pager = root.querySelector<HTMLElement>(blogAttributes.pager.selector)
  const previousButton = root.querySelector<HTMLButtonElement>(blogAttributes.previous.selector)
  const nextButton = root.querySelector<HTMLButtonElement>(blogAttributes.next.selector)
  const label = root.querySelector<HTMLElement>(blogAttributes.page.selector)
  if (!pager || !previousButton || !nextButton || !label) return () => {}
  const words = blogAttributes.page.read(label) ?? ''
  const pages = pageCount(cards.length, BLOG.pageSize)

  const current = () => clampPage(new URLSearchParams(view.location.search).get('page'), pages)
  const show = () => {
    const page = current()
    for (const [index, card] of cards.entries()) card.hidden = Math.floor(index / BLOG.pageSize) !== page - 1
    pager.hidden = pages <= 1
    label.textContent = fillIn(words, { page, pages })
    // Not `disabled`, because that would take the focus from a visitor who just pressed it.
    previousButton.setAttribute('aria-disabled', String(page <= 1))
    nextButton.setAttribute('aria-disabled', String(page >= pages))
  }
  let leaveScroll = () => {}
  const go = (step: number) => {
    const page = Math.min(Math.max(1, current() + step), pages)
    if (page === current()) return
    const address = new URL(view.location.href)
    if (page === 1) address.searchParams.delete('page')
    else address.searchParams.set('page', String(page))
    view.history.pushState(null, '', address)
    show()
    leaveScroll()
    leaveScroll = scrollToTop(view)
  }
  // The browser restores the scroll position itself.
  const showAfterBack = () => {
    leaveScroll()
    show()
  }
  const listening = new AbortController()
  const { signal } = listening
  previousButton.addEventListener('click', () => go(-1), { signal })
  nextButton.addEventListener('click', () => go(1), { signal })
  view.addEventListener('popstate', showAfterBack, { signal })
  show()
  return () => {
    listening.abort()
    leaveScroll()
  }
}

/** How long a smooth scroll may take to begin. */
const SCROLL_START_MS = 500

/**
 * Scrolls smoothly, as specified, or at once if a smooth scroll does not begin, as in Firefox on a busy machine. A visitor who scrolls in
 * between is not moved.
 * @returns a function that cancels the check
 */
function scrollToTop(view: Window): () => void {
  const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches
  const before = view.scrollY
  view.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
  const timer = view.setTimeout(() => {
    if (view.scrollY === before) view.scrollTo({ top: 0 })
  }, SCROLL_START_MS)
  return () => view.clearTimeout(timer)
}
