/** Writes beside each desk's hours whether it is open now. */
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'
import { type DeskStateWords, describeDeskState, deskStateAt } from './deskState.ts'
import { helpCenterAttributes } from './helpCenter.attributes.ts'

/** Writes and shows the state of every desk of the page, as it is at `now`. */
export function showOpenStates(root: Document = document, now: Date = new Date()): void {
  for (const element of root.querySelectorAll<HTMLElement>(helpCenterAttributes.hours.selector)) {
    const hours = helpCenterAttributes.hours.read(element) === 'chat' ? SUPPORT_HOURS.chat : SUPPORT_HOURS.phone
    const state = deskStateAt(now, SUPPORT_HOURS, hours)
    const words = JSON.parse(helpCenterAttributes.words.read(element) ?? '{}') as DeskStateWords
    element.textContent = describeDeskState(state, words)
    element.hidden = false
    element.toggleAttribute(helpCenterAttributes.open.attribute, state.isOpen)
  }
}
