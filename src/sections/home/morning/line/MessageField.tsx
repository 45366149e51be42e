import { Send } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** The name of the text box in its form. */
export const MESSAGE_FIELD = 'message'

/** Maximum length of a typed message. */
const MAX_LENGTH = 120

/** With a mouse, as high as the console has space for. */
const HEIGHT = 'min-h-11 xl:pointer-fine:min-h-10 low:pointer-fine:min-h-8.5'

export type MessageFieldProps = {
  id: string
  /** The ids of its descriptions. */
  describedBy: string
  /** The name of the button. */
  send: string
}

/** The text box for a message, and its button. Its label is elsewhere in the form. */
export function MessageField({ id, describedBy, send }: MessageFieldProps) {
  return (
    <div className="flex gap-1.5">
      <input
        id={id}
        name={MESSAGE_FIELD}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        aria-describedby={describedBy}
        className={cn(HEIGHT, 'min-w-0 flex-1 rounded-md border border-on-deck-2 bg-night px-3', 'text-base text-on-deck')}
      />
      {/* A button of its own: it submits, which IconButton never does, and is as high as the field beside it in every window. */}
      <button
        type="submit"
        className={cn(
          HEIGHT,
          'inline-flex min-w-11 items-center justify-center',
          'rounded-md bg-signal text-signal-ink hover:brightness-104',
        )}
      >
        <span className="sr-only">{send}</span>
        <Send aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
