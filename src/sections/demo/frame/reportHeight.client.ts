/**
 * Runs inside the embedded form: reports to the page around it how tall the form is, `identifier|height`, at once and as often as
 * that changes. The height is no secret, so it goes to whatever page frames the form; `frame-ancestors` says who may. The last
 * height that was reported is kept on the document: the page's script and the form's island are built into files of their own,
 * which share no variable.
 */
import { DEMO_FORM_NAME } from '#src/site/routes.ts'
import { demoAttributes } from '../demo.attributes.ts'

const { sentHeight } = demoAttributes

/** @param more what the message says besides the height, if anything */
function tell(height: number, more = ''): void {
  document.documentElement.setAttribute(sentHeight.attribute, String(height))
  if (window.parent !== window) window.parent.postMessage(`${DEMO_FORM_NAME}|${height}${more}`, '*')
}
const heightNow = () => Math.ceil(document.documentElement.getBoundingClientRect().height)

/** @returns a function that stops the reports */
export function connectHeightReports(): () => void {
  const report = () => {
    const height = heightNow()
    if (sentHeight.read(document.documentElement) !== String(height)) tell(height)
  }
  // At once: browsers hold observers back in frames that are out of sight.
  report()
  const observer = new ResizeObserver(report)
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}

/** The request has been sent: one message of three parts, instead of the one of two that the new height would bring. */
export function reportSent(): void {
  tell(heightNow(), '|sent')
}
