import { hydrationAttributes } from './hydration.attributes.ts'

const HELD_TYPES = ['click', 'submit', 'keydown'] as const
/** Controls that do nothing without a script. Links, inputs and summaries work without one, so their clicks and keys are never held. */
const SCRIPTED = 'button, [role="button"]'
/** Keys that act on a control without causing a click. Tab and text input are left to the browser. */
const HELD_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape'])

/**
 * What a visitor did, as a function that does it again.
 * @property action 'click', 'submit' or the key. Two events are the same if their actions and their targets are
 */
type HeldEvent = { action: string; target: Element; repeat: () => void }

export type HeldEvents = {
  /** Lets events through again. */
  release: () => void
  /** Repeats what was held, in its order. */
  replay: () => void
}

/** Holds the events that an island would miss while it is not ready (see interaction.ts). */
export function holdEvents(island: HTMLElement): HeldEvents {
  let heldEvents: HeldEvent[] = []
  const hold = (event: Event) => {
    const held = heldEventOf(event)
    if (!held) return
    // The same event again replaces the earlier one and moves to the end.
    if (!held.target.matches(hydrationAttributes.eachPress.selector))
      heldEvents = heldEvents.filter(({ action, target }) => action !== held.action || target !== held.target)
    heldEvents.push(held)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of HELD_TYPES) island.addEventListener(type, hold, { capture: true })
  return {
    release: () => {
      for (const type of HELD_TYPES) island.removeEventListener(type, hold, { capture: true })
    },
    replay: () => {
      for (const { repeat } of heldEvents) repeat()
    },
  }
}

/** @returns what to repeat, or null if the browser handles the event without the island */
function heldEventOf(event: Event): HeldEvent | null {
  const target = event.target instanceof Element ? event.target : null
  // The browser handles inputs itself. The island reads their values when it is ready.
  if (!target || target instanceof HTMLInputElement) return null
  if (event.type === 'click') return heldClickOf(target)
  return event instanceof KeyboardEvent ? heldKeyOf(event, target) : heldSubmitOf(event, target)
}

function heldClickOf(target: Element): HeldEvent | null {
  const control = target.closest<HTMLElement>(SCRIPTED)
  // The click of a submit button may pass: the submit event that follows is held instead.
  if (!control || (control instanceof HTMLButtonElement && control.type === 'submit')) return null
  return { action: 'click', target: control, repeat: () => control.click() }
}

function heldKeyOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, target: Element): HeldEvent | null {
  // Shortcuts are the browser's: Alt and Left goes back.
  if (altKey || ctrlKey || metaKey) return null
  if (!HELD_KEYS.has(key) || !target.matches(SCRIPTED)) return null
  return {
    action: key,
    target,
    repeat: () => target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })),
  }
}

function heldSubmitOf(event: Event, target: Element): HeldEvent | null {
  const form = target.closest('form')
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return form && { action: 'submit', target: form, repeat: () => form.requestSubmit(submitter) }
}
