import type { InputHTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** A label of one line is a target of its own; one of several lines begins beside the box. */
const LOOKS = { line: 'min-h-11 items-center', paragraph: 'items-start' }

export type CheckBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: string
  look?: keyof typeof LOOKS
}

/** A check box with the look of fields (`check-box` in styles/utilities.css), inside its label, which is part of its target. */
export function CheckBox({ label, look = 'line', ...input }: CheckBoxProps) {
  return (
    <label className={cn('flex gap-3 text-sm', LOOKS[look])}>
      <input {...input} type="checkbox" className="check-box size-6 shrink-0" />
      {label}
    </label>
  )
}
