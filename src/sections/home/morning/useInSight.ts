import { type RefObject, useEffect, useState } from 'react'

/** @returns whether `inside` is in the viewport of a visible tab */
export function useInSight(inside: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const element = inside.current
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [inside])
  useEffect(() => {
    const look = () => setShown(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isOnScreen && isShown
}
