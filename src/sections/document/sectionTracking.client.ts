/** Marks the section that is being read in the "On this page" list, following the scroll; folds the list on small screens. */
import { activeSection } from '../../lib/anywhere/activeSection'
import { ARTICLE } from '../../site/interface'
import { documentHooks } from './document.hooks'

/** @returns a function that stops the tracking */
export function trackSections(root: Document = document, view: Window = window): () => void {
  const links = Array.from(root.querySelectorAll<HTMLAnchorElement>(`${documentHooks.toc.selector} a[href^="#"]`))
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
  }
  const schedule = () => {
    if (!frame) frame = view.requestAnimationFrame(mark)
  }
  view.addEventListener('scroll', schedule, { passive: true })
  view.addEventListener('resize', schedule, { passive: true })
  mark()
  return () => {
    view.removeEventListener('scroll', schedule)
    view.removeEventListener('resize', schedule)
    view.cancelAnimationFrame(frame)
  }
}
