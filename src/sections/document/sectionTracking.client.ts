/** Marks the section that is being read in the "On this page" list, and names it in the bar of small screens. */
import { activeSection } from '../../lib/anywhere/activeSection'
import { ARTICLE } from '../../site/interfaceValues'
import { documentHooks } from './document.hooks'

/** @returns a function that stops the tracking */
export function trackSections(root: Document = document, view: Window = window): () => void {
  const toc = root.querySelector(documentHooks.toc.selector)
  const bar = toc?.querySelector<HTMLDetailsElement>(documentHooks.bar.selector)
  const current = toc?.querySelector(documentHooks.current.selector)
  const links = Array.from(toc?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])
  const sections = links.map((link) => root.getElementById(decodeURIComponent(link.hash.slice(1))))
  let frame = 0
  const mark = () => {
    frame = 0
    const tops = sections.map((section) => section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
    const active = activeSection(tops, ARTICLE.sectionOffset)
    for (const [index, link] of links.entries()) {
      if (index === active) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
    const name = links[active]?.lastChild?.textContent ?? ''
    if (current && current.textContent !== name) current.textContent = name
  }
  const schedule = () => {
    if (!frame) frame = view.requestAnimationFrame(mark)
  }
  const fold = (event: Event) => {
    if (bar && event.target instanceof Element && event.target.closest('a')) bar.open = false
  }
  toc?.addEventListener('click', fold)
  view.addEventListener('scroll', schedule, { passive: true })
  view.addEventListener('resize', schedule, { passive: true })
  mark()
  return () => {
    toc?.removeEventListener('click', fold)
    view.removeEventListener('scroll', schedule)
    view.removeEventListener('resize', schedule)
    view.cancelAnimationFrame(frame)
  }
}
