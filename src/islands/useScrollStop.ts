import { type RefObject, useEffect } from 'react'

/** Lets the keyboard reach an element where what it shows scrolls; elsewhere it is no stop. Checked after each render. */
export function useScrollStop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element
    if (current) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
  })
}
