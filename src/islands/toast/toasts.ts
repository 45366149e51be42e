/**
 * The toasts of a page, shared by every island and script. At most TOAST.limit exist: a new one replaces the oldest.
 * A dismissed toast stays, closed, until the removal delay has passed. Source: specification sections 4 and 9.
 */
import { TOAST } from '../../site/interfaceValues'

export type ToastContent = { title: string; description?: string; variant?: 'default' | 'destructive' }
type ToastEntry = ToastContent & { id: number; isOpen: boolean }

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function set(next: readonly ToastEntry[]): void {
  entries = next
  for (const [id, timer] of removals) {
    if (next.some((entry) => entry.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}

export const toasts = {
  /** Newest first. */
  read: () => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** @returns the new toast's id */
  add(content: ToastContent): number {
    lastId += 1
    set([{ ...content, id: lastId, isOpen: true }, ...entries].slice(0, TOAST.limit))
    return lastId
  },
  dismiss(id: number): void {
    if (!entries.some((entry) => entry.id === id) || removals.has(id)) return
    removals.set(
      id,
      setTimeout(() => set(entries.filter((entry) => entry.id !== id)), TOAST.removeDelay),
    )
    set(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)))
  },
}
