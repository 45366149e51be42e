/**
 * Runs inside the embedded form: reports the form's height to the page around it, `identifier|height`, at once and after each change. The
 * height is no secret, so it goes to any page that frames the form; `frame-ancestors` decides which pages may.
 */
import { DEMO_FORM_NAME } from '#src/demoForm/demoFormName.ts'
import { SENT_EVENT } from './sentEvent.ts'

const measureHeight = () => Math.ceil(document.documentElement.getBoundingClientRect().height)

/** @returns a function that stops the reports */
export function connectHeightReports(): () => void {
  let reported: number | undefined
  const tell = (height: number, more = '') => {
    reported = height
    if (window.parent !== window) window.parent.postMessage(`${DEMO_FORM_NAME}|${height}${more}`, '*')
  }
  const report = () => {
    const height = measureHeight()
    if (height !== reported) tell(height)
  }
  // One message with three parts, instead of the usual one for the new height.
  const reportSent = () => tell(measureHeight(), '|sent')
  // At once, because browsers delay observers in frames that are out of sight.
  report()
  const observer = new ResizeObserver(report)
  observer.observe(document.documentElement)
  document.addEventListener(SENT_EVENT, reportSent)
  return () => {
    observer.disconnect()
    document.removeEventListener(SENT_EVENT, reportSent)
  }
}
