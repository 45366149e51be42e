/**
 * What the drawer's native dialog leaves open: it closes when a link is chosen, when the window grows wide enough for the
 * menus, and on a press beside it; and it opens in browsers without invoker commands. Focus inside, Escape and the inert
 * page behind are the browser's own. Listens on the document, so that it can run in the head.
 */
import { WIDE_LAYOUT } from '../../site/interfaceValues'
import { shellHooks } from './shell.hooks'

const { drawer } = shellHooks

/** @returns a function that takes the listeners away again */
export function connectDrawer(root: Document = document, view: Window = window): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const close = () => root.querySelector<HTMLDialogElement>(`${drawer.selector}[open]`)?.close()

  root.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.matches(drawer.selector) ? isBeside(event, target) : target?.closest(`${drawer.selector} a`)) close()
      else if (!('commandForElement' in HTMLButtonElement.prototype)) obey(target?.closest('button[commandfor]'), root)
    },
    { signal },
  )
  // Safari gives no focus to a button that is pressed, so it has none to give back.
  root.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(drawer.selector) || root.activeElement !== root.body) return
      root.querySelector<HTMLElement>(`button[commandfor="${target.id}"]`)?.focus()
    },
    { capture: true, signal },
  )
  // Where the header shows its menus, nobody could see the drawer, and the page behind would stay inert.
  view.matchMedia(WIDE_LAYOUT).addEventListener('change', close, { signal })
  return () => listening.abort()
}

/** The backdrop belongs to the dialog; only the place tells them apart. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** What `command` and `commandfor` say, for browsers that do not know them: Chrome before 135, Firefox 144, Safari 26.2. */
function obey(button: Element | null | undefined, root: Document): void {
  const dialog = root.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null
  if (button?.getAttribute('command') === 'show-modal') dialog?.showModal()
  else dialog?.close()
}
