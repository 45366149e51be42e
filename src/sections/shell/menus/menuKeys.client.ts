/** The keys of the header's menus, for menus.client.ts. */
import { shellAttributes } from '../shell.attributes.ts'
import { closestElement } from './closestElement.ts'

const { menuBar, menuPanel } = shellAttributes

/** Arrow keys, Home and End move through the bar, or through the panel with focus; Down leads from an open menu's button into it. */
export function moveFocus(event: KeyboardEvent, openPanel: HTMLElement | null): void {
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
