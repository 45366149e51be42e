import { type RefObject, useEffect } from 'react'

/** Makes an element focusable by keyboard while its content scrolls. Checked after each render. */
export function useScrollStop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element
    if (current) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1
  })
}
