/**
 * The store of a page's toasts, shared by all islands and scripts. It holds at most TOAST.limit: a new toast replaces the oldest. A
 * dismissed toast stays in the store, closed, until the removal delay has passed. Source: specification sections 4 and 9.
 */
import { TOAST } from '#src/specification/interfaceValues.ts'

export type NewToast = { title: string; description?: string; variant?: 'default' | 'destructive' }
type ToastEntry = NewToast & { id: number; isOpen: boolean }

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removalTimers = new Map<number, ReturnType<typeof setTimeout>>()

function setEntries(next: readonly ToastEntry[]): void {
  entries = next
  for (const [id, timer] of removalTimers) {
    if (next.some((entry) => entry.id === id)) continue
    clearTimeout(timer)
    removalTimers.delete(id)
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
  add(content: NewToast): number {
    lastId += 1
    setEntries([{ ...content, id: lastId, isOpen: true }, ...entries].slice(0, TOAST.limit))
    return lastId
  },
  dismiss(id: number): void {
    if (!entries.some((entry) => entry.id === id) || removalTimers.has(id)) return
    removalTimers.set(
      id,
      setTimeout(() => setEntries(entries.filter((entry) => entry.id !== id)), TOAST.removeDelay),
    )
    setEntries(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)))
  },
}
