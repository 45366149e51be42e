/**
 * Opens and closes the drawer's native dialog. It is shown in the frame after the tap, and modal once that is painted. It also closes when
 * a link is chosen, when the window grows wide enough for the menus, and on a press beside it. Focus, Escape and the inert page behind are
 * native. A page script, not an island, because it must answer the first tap (docs/decisions/055-first-touch.md). It listens on the
 * document, so that it can run in the head.
 */
import { WIDE_LAYOUT } from '#src/specification/interfaceValues.ts'
import { shellAttributes } from '../shell.attributes.ts'

const { drawerPanel, drawerOpen } = shellAttributes

/** @returns a function that removes the listeners */
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
        // The `command` attributes do the same without a script. Prevent them here, because they would open the dialog in the same frame.
        event.preventDefault()
        if (button.getAttribute('command') === 'close') close()
        else openWhenThere(button.getAttribute('commandfor') ?? '', root, view)
      } else if (target?.matches(drawerPanel.selector) ? isBeside(event, target) : target?.closest(`${drawerPanel.selector} a`)) close()
    },
    { signal },
  )
  // The page scrolls again. Safari does not focus a pressed button, so it cannot return the focus to it.
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
  // Close it where the header shows its menus, because the hidden drawer would leave the page inert.
  view.matchMedia(WIDE_LAYOUT).addEventListener('change', close, { signal })
  return () => listening.abort()
}

/** The drawer is last in the page. If it has not arrived when the visitor presses, open it as soon as it has. */
function openWhenThere(id: string, root: Document, view: Window): void {
  const dialog = root.getElementById(id)
  if (!dialog && root.readyState === 'loading') view.requestAnimationFrame(() => openWhenThere(id, root, view))
  else openDrawer(dialog, view)
}

/**
 * A modal dialog makes the browser recalculate the styles of everything behind it, some hundred milliseconds on a slow phone. So paint the
 * drawer first, over a shade that looks like its backdrop (drawer.css).
 */
function openDrawer(dialog: HTMLElement | null, view: Window): void {
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
 * The backdrop belongs to the dialog, so compare coordinates. The dialog has no `closedby="any"`, because Chromium would close it before
 * the tap ends, and the tap would then take the focus from the button.
 */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
