/**
 * Runs inside the embedded form: reports to the page around it how tall the form is, `identifier|height`, at once and as often as
 * that changes. The height is no secret, so it goes to whatever page frames the form; `frame-ancestors` says who may.
 */
import { DEMO_FORM_NAME } from '#src/site/demoForm/demoFormName.ts'
import { SENT_EVENT } from './sentEvent.ts'

const heightNow = () => Math.ceil(document.documentElement.getBoundingClientRect().height)

/** @returns a function that stops the reports */
export function connectHeightReports(): () => void {
  let reported: number | undefined
  const tell = (height: number, more = '') => {
    reported = height
    if (window.parent !== window) window.parent.postMessage(`${DEMO_FORM_NAME}|${height}${more}`, '*')
  }
  const report = () => {
    const height = heightNow()
    if (height !== reported) tell(height)
  }
  // One message of three parts, instead of the one of two that the new height would bring.
  const reportSent = () => tell(heightNow(), '|sent')
  // At once: browsers hold observers back in frames that are out of sight.
  report()
  const observer = new ResizeObserver(report)
  observer.observe(document.documentElement)
  document.addEventListener(SENT_EVENT, reportSent)
  return () => {
    observer.disconnect()
    document.removeEventListener(SENT_EVENT, reportSent)
  }
}
