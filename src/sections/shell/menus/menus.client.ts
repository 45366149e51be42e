/**
 * The header's menus: buttons that open a panel of links each. A page script, not an island, because it must answer the first touch
 * (docs/decisions/055-first-touch.md). It listens on the document, so that it can run in the head before there is a header. Delays:
 * specification section 9, "Interface values". Only a mouse hovers; touch, pen and keyboard act by click.
 */
import { MENU_CLICK_GRACE_MS, NAVIGATION_MENU } from '#src/specification/interfaceValues.ts'
import { shellAttributes } from '../shell.attributes.ts'

const { menuTrigger, menuPanel, menuBar } = shellAttributes
/** A time before every other. */
const LONG_AGO = Number.NEGATIVE_INFINITY

/** @returns a function that removes the listeners */
export function connectMenus(root: Document = document): () => void {
  let openTrigger: HTMLElement | null = null
  /** The button or panel under the mouse. */
  let zoneUnderMouse: HTMLElement | null = null
  // At most one change is pending, so that no earlier action opens or closes a menu after a later one.
  let pendingChange: ReturnType<typeof setTimeout> | undefined
  let hoveredOpenAt = LONG_AGO
  let closedAt = LONG_AGO

  const panelOf = (trigger: HTMLElement) => root.getElementById(trigger.getAttribute('aria-controls') ?? '')
  const isOpenMenu = (zone: HTMLElement | null) =>
    zone !== null && (zone === openTrigger || zone.id === openTrigger?.getAttribute('aria-controls'))
  const showPanel = (trigger: HTMLElement, isShown: boolean) => {
    trigger.setAttribute('aria-expanded', String(isShown))
    const panel = panelOf(trigger)
    if (panel) panel.hidden = !isShown
  }
  const cancelPending = () => clearTimeout(pendingChange)
  const schedule = (delay: number, act: () => void) => {
    cancelPending()
    pendingChange = setTimeout(act, delay)
  }
  /** Opens the menu of this button and closes the other one. Null closes only. */
  const switchTo = (trigger: HTMLElement | null) => {
    cancelPending()
    hoveredOpenAt = LONG_AGO
    if (openTrigger) showPanel(openTrigger, false)
    if (trigger) showPanel(trigger, true)
    else closedAt = Date.now()
    openTrigger = trigger
  }
  const openByHover = (trigger: HTMLElement) => {
    switchTo(trigger)
    hoveredOpenAt = Date.now()
  }
  /** Closes at once. Focus in the panel returns to its button. */
  const dismiss = () => {
    const trigger = openTrigger
    const hadFocus = trigger && panelOf(trigger)?.contains(root.activeElement)
    switchTo(null)
    if (hadFocus) trigger.focus()
  }

  /** @param since when the mouse came; a busy page gets the event late, and the delay counts from then */
  const moveMouseTo = (zone: HTMLElement | null, since: number) => {
    if (zone === zoneUnderMouse) return
    zoneUnderMouse = zone
    if (!zone) {
      if (openTrigger) schedule(NAVIGATION_MENU.closeDelay, () => switchTo(null))
      else cancelPending()
      // The open panel belongs to its button: a mouse in it keeps the menu open.
    } else if (zone === openTrigger || !zone.matches(menuTrigger.selector)) cancelPending()
    else if (openTrigger || Date.now() - closedAt <= NAVIGATION_MENU.skipDelay) openByHover(zone)
    else schedule(since + NAVIGATION_MENU.openDelay - performance.now(), () => openByHover(zone))
  }
  const pressButton = (trigger: HTMLElement) => {
    if (openTrigger !== trigger) switchTo(trigger)
    else if (Date.now() - hoveredOpenAt >= MENU_CLICK_GRACE_MS) switchTo(null)
  }

  const listening = new AbortController()
  const on = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    root.addEventListener(type, act, { capture: true, signal: listening.signal })

  on('pointerover', ({ pointerType, target, timeStamp }) => pointerType === 'mouse' && moveMouseTo(zoneOf(target), timeStamp))
  on('pointerout', ({ pointerType, relatedTarget, timeStamp }) => pointerType === 'mouse' && moveMouseTo(zoneOf(relatedTarget), timeStamp))
  on('pointerdown', ({ pointerType, target }) => {
    // A finger may be about to scroll, so touch opens a menu only by its click.
    if (openTrigger && pointerType === 'mouse' && !zoneOf(target)) dismiss()
  })
  on('click', ({ target, metaKey, ctrlKey }) => {
    const zone = zoneOf(target)
    if (zone?.matches(menuTrigger.selector)) pressButton(zone)
    else if (openTrigger && !(zone && (metaKey || ctrlKey || !closestElement(target, 'a')))) dismiss()
  })
  on('focusin', ({ target, relatedTarget }) => {
    if (isOpenMenu(zoneOf(relatedTarget)) && !isOpenMenu(zoneOf(target))) dismiss()
  })
  on('keydown', (event) => {
    if (event.key !== 'Escape') return moveFocus(event, openTrigger && panelOf(openTrigger))
    cancelPending()
    if (!openTrigger) return
    event.preventDefault()
    dismiss()
  })
  return () => {
    cancelPending()
    listening.abort()
  }
}

const zoneOf = (target: EventTarget | null) => closestElement(target, `${menuTrigger.selector},${menuPanel.selector}`)

/** Arrow keys, Home and End move through the bar, or through the panel with focus; Down leads from an open menu's button into it. */
function moveFocus(event: KeyboardEvent, openPanel: HTMLElement | null): void {
  const item = closestElement(event.target, 'a, button')
  const bar = closestElement(item, menuBar.selector)
  if (!item || !bar || event.altKey || event.ctrlKey || event.metaKey) return
  const panel = closestElement(item, menuPanel.selector)
  const items = Array.from((panel ?? bar).querySelectorAll<HTMLElement>('a, button')).filter(
    (control) => closestElement(control, menuPanel.selector) === panel,
  )
  const index = items.indexOf(item)
  const entersPanel = event.key === 'ArrowDown' && item.getAttribute('aria-expanded') === 'true'
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowRight: items[index + 1],
    ArrowDown: entersPanel ? openPanel?.querySelector('a') : items[index + 1],
    ArrowLeft: items[index - 1],
    ArrowUp: items[index - 1],
    Home: items[0],
    End: items.at(-1),
  }
  if (!(event.key in targets)) return
  event.preventDefault()
  targets[event.key]?.focus()
}

/** @returns the element of an event, or the closest one around it, that matches the selector */
const closestElement = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
