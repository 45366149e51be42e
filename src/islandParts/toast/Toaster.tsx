import * as Toast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { TOAST } from '#src/specification/interfaceValues.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toastAttributes } from './toast.attributes.ts'
import { toasts } from './toasts.ts'

// Joined without `cn`, because pages without an island load this file for a toast alone and would have to load `cn` with it.
const TOAST_CLASS = 'flex items-start gap-3 rounded-lg border p-4 shadow-deck'
const SWIPE_CLASS = 'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)'
const TOAST_VARIANTS = {
  default: 'border-deck-line bg-deck text-on-deck',
  destructive: 'border-stop-ink bg-stop-wash text-ink',
} as const

/** Renders the store's toasts. `showToast` mounts it once per page. */
export function Toaster() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.read)
  return (
    <Toast.Provider duration={TOAST.duration} swipeDirection={TOAST.swipeDirection} swipeThreshold={TOAST.swipeThreshold}>
      {entries.map(({ id, isOpen, title, description, variant = 'default' }) => (
        <Toast.Root
          key={id}
          open={isOpen}
          onOpenChange={(staysOpen) => !staysOpen && toasts.dismiss(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          {...toastAttributes.toast.props(variant)}
          className={`toast ${TOAST_CLASS} ${SWIPE_CLASS} ${TOAST_VARIANTS[variant]}`}
        >
          <div className="grow">
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description && <Toast.Description className="mt-0.5 text-sm opacity-90">{description}</Toast.Description>}
          </div>
          <div className="-m-2 shrink-0">
            <Toast.Close asChild>
              <IconButton look="bare" label="Close message">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Toast.Close>
          </div>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={[TOAST.hotkey]}
        label="Messages ({hotkey})"
        className="fixed right-0 bottom-0 z-60 grid w-104 max-w-full list-none gap-2 p-4"
      />
    </Toast.Provider>
  )
}
