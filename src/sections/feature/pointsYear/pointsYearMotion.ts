/** Animates parts of the drawing to their new places vertically. Horizontally they follow the pointer at once. */
import { pointsYearAttributes } from './pointsYear.attributes.ts'

/** In milliseconds. */
const MOVE_DURATION_MS = 220

type PartPlace = Pick<DOMRect, 'top' | 'height'>
const findParts = (root: HTMLElement) => [...root.querySelectorAll(pointsYearAttributes.part.selector)]

/** @returns the current place of each part, also of moving ones; null if the visitor prefers reduced motion */
export function measurePlaces(root: HTMLElement | null): Map<string, PartPlace> | null {
  if (!root || matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  return new Map(findParts(root).map((part) => [pointsYearAttributes.part.read(part) ?? '', part.getBoundingClientRect()]))
}

/** Animates each part from its earlier place and height. New parts fade in. */
export function animateFrom(placesBefore: Map<string, PartPlace>, root: HTMLElement): void {
  const parts = findParts(root)
  // A part that still moves starts from where it is seen.
  for (const part of parts) for (const animation of part.getAnimations()) animation.cancel()
  const placesNow = parts.map((part) => part.getBoundingClientRect())
  for (const [index, part] of parts.entries()) {
    const was = placesBefore.get(pointsYearAttributes.part.read(part) ?? '')
    const is = placesNow[index]
    if (!is || (was && was.top === is.top && was.height === is.height)) continue
    const stretch = was && was.height > 0 && is.height > 0 ? was.height / is.height : 1
    const start = was ? { transform: `translateY(${was.top - is.top}px) scaleY(${stretch})` } : { opacity: 0 }
    part.animate([start, was ? { transform: 'none' } : { opacity: 1 }], {
      duration: MOVE_DURATION_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    })
  }
}
