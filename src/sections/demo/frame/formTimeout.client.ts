import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'

/** A quarter of the viewport away. A visitor who is about to reach the form should find it, or the other ways to reach us. */
const NEAR = '25%'

export type FormTimeout = {
  /** Call when the form is there. Then no other way is offered. */
  end: () => void
  stop: () => void
}

/**
 * Offers another way on when a form stays silent for DEMO_FRAME.timeout while its frame is near the viewport. Browsers
 * hold back what is far from it, so time does not count there. Source: docs/requirements/clarifications.md, "Demo frame".
 * @param runOut is called then
 */
export function startFormTimeout(frame: HTMLElement, fallback: HTMLElement, runOut?: () => void): FormTimeout {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if (!entries.at(-1)?.isIntersecting) return
      timer = setTimeout(() => {
        fallback.hidden = false
        runOut?.()
      }, DEMO_FRAME.timeout)
    },
    { rootMargin: NEAR },
  )
  observer.observe(frame)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const end = () => {
    stop()
    fallback.hidden = true
  }
  return { end, stop }
}
