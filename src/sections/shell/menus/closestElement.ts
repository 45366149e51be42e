/** @returns the element of an event, or the closest one around it, that matches the selector */
export const closestElement = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
