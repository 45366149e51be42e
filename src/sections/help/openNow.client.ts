/** Writes beside each desk's hours whether it is open now. */
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'
import { helpAttributes } from './help.attributes.ts'
import { type DeskStateWords, describeDeskState, deskStateAt } from './openingHours.ts'

export function showOpenStates(root: Document = document, now: Date = new Date()): void {
  for (const element of root.querySelectorAll<HTMLElement>(helpAttributes.hours.selector)) {
    const hours = helpAttributes.hours.read(element) === 'chat' ? SUPPORT_HOURS.chat : SUPPORT_HOURS.phone
    const state = deskStateAt(now, SUPPORT_HOURS, hours)
    const words = JSON.parse(helpAttributes.words.read(element) ?? '{}') as DeskStateWords
    element.textContent = describeDeskState(state, words)
    element.hidden = false
    element.toggleAttribute(helpAttributes.open.attribute, state.isOpen)
  }
}
