/**
 * Runs inside the embedded form: tells the page around it how tall the form is, `identifier|height`, at once and as often
 * as that changes. The height is no secret, so it goes to whatever page frames the form; `frame-ancestors` says who may.
 */
let last = 0

const heightNow = () => Math.ceil(document.documentElement.getBoundingClientRect().height)
function post(message: string): void {
  if (window.parent !== window) window.parent.postMessage(message, '*')
}

/** @returns a function that stops the reports */
export function reportHeight(identifier: string): () => void {
  const report = () => {
    const height = heightNow()
    if (height === last) return
    last = height
    post(`${identifier}|${height}`)
  }
  // At once: browsers hold observers back in frames that are out of sight.
  report()
  const observer = new ResizeObserver(report)
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}

/** The request has been sent: one message of three parts, instead of the one of two that the new height would bring. */
export function reportSent(identifier: string): void {
  last = heightNow()
  post(`${identifier}|${last}|sent`)
}
