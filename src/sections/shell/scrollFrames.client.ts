/**
 * A table or a row that is wider than its place scrolls, and what scrolls must be reachable with the keyboard and have a name; one
 * that fits must not be a Tab stop. The page is built with the first, so that it holds without scripts.
 * A page script, since only a browser knows what fits.
 */
import { scrollFrameAttributes } from '../../ui/scrollFrame.attributes'

const STOP = ['tabindex', 'role', 'aria-label'] as const

/** @returns a function that takes observer and listeners away again */
export function connectScrollFrames(root: Document = document): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const frames = Array.from(root.querySelectorAll<HTMLElement>(scrollFrameAttributes.frame.selector))
  const asBuilt = new Map(frames.map((frame) => [frame, STOP.map((name) => [name, frame.getAttribute(name) ?? ''] as const)]))
  const update = (frame: HTMLElement) => {
    const scrolls = frame.scrollWidth > frame.clientWidth
    for (const [name, value] of asBuilt.get(frame) ?? []) {
      if (scrolls) frame.setAttribute(name, value)
      else frame.removeAttribute(name)
    }
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) update(target)
  })
  for (const frame of frames) {
    observer.observe(frame)
    // Chromium leaves what has focus half outside at the side, once 32 px of it are seen.
    frame.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement && target !== frame && target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
      { signal },
    )
  }
  // Where phones begin (styles/phones.css): what they lay out late is not observed until then.
  matchMedia('(width < 40rem)').addEventListener('change', () => frames.forEach(update), { signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
