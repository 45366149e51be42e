/** Marks the current section in the "On this page" list, names it in the bar of small screens, and folds the bar's list. */
import { ARTICLE } from '#src/specification/interfaceValues.ts'
import { activeSection } from './activeSection.ts'
import { documentAttributes } from './document.attributes.ts'

/** @returns a function that stops the tracking */
export function connectSectionTracking(root: Document = document, view: Window = window): () => void {
  const toc = root.querySelector<HTMLElement>(documentAttributes.toc.selector)
  const bar = toc?.querySelector<HTMLDetailsElement>(documentAttributes.bar.selector)
  const currentLabel = toc?.querySelector(documentAttributes.current.selector)
  const links = Array.from(toc?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])
  const sections = links.map((link) => root.getElementById(decodeURIComponent(link.hash.slice(1))))
  const listening = new AbortController()
  const { signal } = listening
  let animationFrame = 0
  const mark = () => {
    animationFrame = 0
    const tops = sections.map((section) => section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
    // With larger text, header and bar are higher than the offset, and a chosen section lands below them.
    const landingOffset = Number.parseFloat(view.getComputedStyle(root.documentElement).scrollPaddingTop) || 0
    const activeIndex = activeSection(tops, Math.max(ARTICLE.sectionOffset, landingOffset + 2))
    for (const [index, link] of links.entries()) {
      if (index === activeIndex) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
    // The last part of a link is the section's name, after its number or tab.
    const name = links[activeIndex]?.lastChild?.textContent ?? ''
    if (currentLabel && currentLabel.textContent !== name) currentLabel.textContent = name
  }
  const schedule = () => {
    if (!animationFrame) animationFrame = view.requestAnimationFrame(mark)
  }
  const fold = (event: Event) => {
    if (bar && event.target instanceof Element && event.target.closest('a')) bar.open = false
  }
  // The list lies over the text, so it must not stay open over an element with focus (WCAG 2.4.11).
  const foldBehindFocus = (event: FocusEvent) => {
    if (bar && event.relatedTarget instanceof Node && !toc?.contains(event.relatedTarget)) bar.open = false
  }
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !bar?.open) return
    bar.open = false
    bar.querySelector('summary')?.focus()
  }
  toc?.addEventListener('click', fold, { signal })
  toc?.addEventListener('focusout', foldBehindFocus, { signal })
  toc?.addEventListener('keydown', foldOnEscape, { signal })
  view.addEventListener('scroll', schedule, { passive: true, signal })
  view.addEventListener('resize', schedule, { passive: true, signal })
  mark()
  return () => {
    listening.abort()
    view.cancelAnimationFrame(animationFrame)
  }
}
