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
    const readVisibility = () => setShown(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', readVisibility)
    return () => document.removeEventListener('visibilitychange', readVisibility)
  }, [])
  return isOnScreen && isShown
}
