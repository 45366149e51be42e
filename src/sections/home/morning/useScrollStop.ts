import { type RefObject, useEffect } from 'react'

/** Adds an element to the tab order while its content overflows, so that the keyboard can scroll it. Checked after each render. */
export function useScrollStop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element
    if (current) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
  })
}
