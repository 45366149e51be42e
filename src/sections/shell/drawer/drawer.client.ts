/**
 * The drawer's native dialog, opened and closed: it is shown in the frame after the tap, and modal once that is drawn.
 * It also closes when a link is chosen, when the window grows wide enough for the menus, and on a press beside it. Focus
 * inside, Escape and the inert page behind are the browser's own. A page script, not an island: it has to answer the first tap
 * (docs/decisions/055-first-touch.md). It listens on the document, so that it can run in the head.
 */
import { WIDE_LAYOUT } from '#src/site/interfaceValues.ts'
import { shellAttributes } from '../shell.attributes.ts'

const { drawerPanel, drawerOpen } = shellAttributes

/** @returns a function that takes the listeners away again */
export function connectDrawer(root: Document = document, view: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const close = () => {
    const dialog = root.querySelector<HTMLDialogElement>(drawerPanel.selector)
    dialog?.setAttribute(drawerPanel.attribute, '')
    dialog?.close()
  }

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      const button = target?.closest('button[commandfor]')
      if (button) {
        // What the attributes say as well, for a page whose script did not come: they would have the browser do it at once.
        event.preventDefault()
        if (button.getAttribute('command') === 'close') close()
        else openWhenThere(button.getAttribute('commandfor') ?? '', root, view)
      } else if (target?.matches(drawerPanel.selector) ? isBeside(event, target) : target?.closest(`${drawerPanel.selector} a`)) close()
    },
    { signal },
  )
  // The page scrolls again. Safari gives no focus to a button that is pressed, so it has none to give back.
  root.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(drawerPanel.selector)) return
      root.documentElement.removeAttribute(drawerOpen.attribute)
      if (root.activeElement !== root.body) return
      root.querySelector<HTMLElement>(`button[commandfor="${target.id}"]`)?.focus()
    },
    { capture: true, signal },
  )
  // Closed where the header shows its menus: the drawer is hidden there, and would leave the page behind it inert.
  view.matchMedia(WIDE_LAYOUT).addEventListener('change', close, { signal })
  return () => listening.abort()
}

/** The drawer is the last of the page: whoever presses while that is still on its way gets it in the frame in which it has come. */
function openWhenThere(id: string, root: Document, view: Window): void {
  const dialog = root.getElementById(id)
  if (!dialog && root.readyState === 'loading') view.requestAnimationFrame(() => openWhenThere(id, root, view))
  else open(dialog, view)
}

/**
 * A modal dialog makes the browser work out the style of everything behind it anew, some hundred milliseconds on a slow
 * phone. So the drawer is drawn first, over a shade that looks like its backdrop (drawer.css).
 */
function open(dialog: HTMLElement | null, view: Window): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
  dialog.setAttribute(drawerPanel.attribute, 'opening')
  const showAsModal = () => {
    if (drawerPanel.read(dialog) !== 'opening') return
    dialog.showModal()
    dialog.ownerDocument.documentElement.setAttribute(drawerOpen.attribute, '')
    dialog.setAttribute(drawerPanel.attribute, '')
  }
  // A task that is queued in a frame runs after that frame is painted.
  view.requestAnimationFrame(() => view.setTimeout(showAsModal))
}

/**
 * The backdrop belongs to the dialog; only the place tells them apart. The dialog has no `closedby="any"`: Chromium closes it before the
 * rest of a tap has come, which then takes focus from the button.
 */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
