import { Monitor, Moon, Sun } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { themeAttributes } from './theme.attributes.ts'
import type { Theme } from './theme.client.ts'

export type ThemeSwitchProps = Record<Theme | 'legend', string>

const THEMES = [
  { id: 'system', Icon: Monitor },
  { id: 'light', Icon: Sun },
  { id: 'dark', Icon: Moon },
] as const

/** Three buttons, one of them pressed; `themeSwitch.client.ts` makes them work. */
export function ThemeSwitch({ legend, ...labels }: ThemeSwitchProps) {
  return (
    <fieldset className="only-with-script flex flex-wrap items-center gap-1 rounded-md bg-deck-2 p-1">
      <legend className="sr-only">{legend}</legend>
      {THEMES.map(({ id, Icon }) => (
        // A button of its own: one of three in a frame, one of which is pressed.
        <button
          key={id}
          type="button"
          {...themeAttributes.choice.props(id)}
          aria-pressed={id === 'system'}
          className={cn(
            'target min-h-9 gap-1.5 rounded-sm px-3',
            'text-xs font-semibold text-on-deck-2',
            'aria-pressed:bg-signal aria-pressed:text-signal-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-3.5" />
          {labels[id]}
        </button>
      ))}
    </fieldset>
  )
}
