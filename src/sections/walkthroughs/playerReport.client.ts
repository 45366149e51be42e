import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { walkthroughAttributes } from './walkthrough.attributes.ts'
import type { ConnectedWalkthrough } from './walkthroughElements.ts'

/** What screen readers hear of the player: its step on the scrubber, and the caption of its step. */
type PlayerReport = {
  /** @param step counted from 0 @param captionDelay milliseconds for which the caption waits, and is left out if another step comes */
  write: (walkthrough: ConnectedWalkthrough, step: number, captionDelay: number) => void
  stop: () => void
}

/**
 * @param caption the element that screen readers read when it changes; its attribute has the text for a step's number
 * @param first the walk-through that the page shows at first; captions name the others when they begin
 */
export function createPlayerReport(caption: HTMLElement, scrubber: HTMLElement, first: ConnectedWalkthrough | undefined): PlayerReport {
  const words = walkthroughAttributes.caption.read(caption) ?? ''
  let captioned = first
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    write: (walkthrough, step, captionDelay) => {
      const { title, transcriptLines } = walkthrough
      const stepText = fillIn(words, { step: step + 1, steps: transcriptLines.length })
      scrubber.setAttribute('aria-valuetext', `${title}, ${stepText}`)
      const writeCaption = () => {
        // A line begins with its number.
        const said = Array.from(transcriptLines[step]?.childNodes ?? []).at(-1)?.textContent ?? ''
        caption.textContent = `${walkthrough === captioned ? '' : `${title}. `}${stepText}: ${said}`
        captioned = walkthrough
      }
      clearTimeout(timer)
      if (captionDelay > 0) timer = setTimeout(writeCaption, captionDelay)
      else writeCaption()
    },
    stop: () => clearTimeout(timer),
  }
}
