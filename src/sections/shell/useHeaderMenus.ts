/**
 * Which of the header's menus is open. Radix draws the menus and moves the focus (`activationMode="manual"`); when a
 * pointer opens and closes them is decided here, because Radix's own hovering takes the click of somebody who points and
 * clicks in one go for "close", cannot be called off with Escape, and opens again what a second click has just closed.
 * Delays: specification section 9, "Interface values". Only a mouse hovers; touch, pen and keyboard act by click.
 */
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { MENU_CLICK_GRACE, NAVIGATION_MENU } from '../../site/interfaceValues'

const NONE = ''

type Handler = (event: PointerEvent) => void

export type HeaderMenusState = {
  /** Name of the open menu, or an empty string. */
  open: string
  /** For what Radix decides: Escape, a press outside, focus that leaves, a link that is chosen. */
  change: (menu: string) => void
  /** What a menu's button needs beside Radix's own handlers. */
  trigger: (menu: string) => { onPointerMove: Handler; onPointerLeave: Handler; onClick: (event: { preventDefault: () => void }) => void }
  /** The open panel belongs to its button: a pointer in it keeps the menu open. */
  panel: { onPointerEnter: Handler; onPointerLeave: Handler }
}

/** @returns the open menu and the handlers that change it */
export function useHeaderMenus(): HeaderMenusState {
  const [open, setOpen] = useState(NONE)
  // At most one change is pending, so that nothing opens or closes later than what somebody did last.
  const pending = useRef(0)
  const under = useRef(NONE)
  const hoveredOpenAt = useRef(Number.NEGATIVE_INFINITY)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)

  const callOff = () => window.clearTimeout(pending.current)
  const later = (delay: number, act: () => void) => {
    callOff()
    pending.current = window.setTimeout(act, delay)
  }
  const change = (menu: string) => {
    callOff()
    hoveredOpenAt.current = Number.NEGATIVE_INFINITY
    if (menu === NONE) closedAt.current = Date.now()
    setOpen(menu)
  }
  const hoverOpen = (menu: string) => {
    change(menu)
    hoveredOpenAt.current = Date.now()
  }
  const closeSoon = () => {
    if (open === NONE) callOff()
    else later(NAVIGATION_MENU.closeDelay, () => change(NONE))
  }

  useEffect(() => {
    // Escape with an open menu is Radix's; one that is only about to open has nobody else to hear it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open === NONE) callOff()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  })
  useEffect(() => () => window.clearTimeout(pending.current), [])

  return {
    open,
    change,
    trigger: (menu) => ({
      onPointerMove: whenMouse(() => {
        if (under.current === menu) return
        under.current = menu
        if (open === menu) return callOff()
        const follows = open !== NONE || Date.now() - closedAt.current <= NAVIGATION_MENU.skipDelay
        if (follows) hoverOpen(menu)
        else later(NAVIGATION_MENU.openDelay, () => hoverOpen(menu))
      }),
      onPointerLeave: whenMouse(() => {
        under.current = NONE
        closeSoon()
      }),
      onClick: (event) => {
        // Keeps Radix from toggling as well.
        event.preventDefault()
        if (open !== menu) change(menu)
        else if (Date.now() - hoveredOpenAt.current >= MENU_CLICK_GRACE) change(NONE)
      },
    }),
    panel: { onPointerEnter: whenMouse(callOff), onPointerLeave: whenMouse(closeSoon) },
  }
}

const whenMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act()
}
