/**
 * Runs inside the embedded form: tells the page around it how tall the form is, `identifier|height`, as often as that
 * changes. The height is no secret, so it goes to whatever page frames the form; `frame-ancestors` says who may.
 */
export function reportHeight(identifier: string): void {
  if (window.parent === window) return
  let last = 0
  const report = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (height === last) return
    last = height
    window.parent.postMessage(`${identifier}|${height}`, '*')
  }
  new ResizeObserver(report).observe(document.documentElement)
}
