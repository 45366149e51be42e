import type { InputHTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** `line`: the label is one line and large enough to tap. `paragraph`: the label has several lines, and its first is level with the box. */
const LOOKS = { line: 'min-h-11 items-center', paragraph: 'items-start' }

export type CheckBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: string
  look?: keyof typeof LOOKS
}

/** A check box that looks like the other fields (`check-box` in styles/utilities.css). Its label is part of its target. */
export function CheckBox({ label, look = 'line', ...input }: CheckBoxProps) {
  return (
    <label className={cn('flex gap-3 text-sm', LOOKS[look])}>
      <input {...input} type="checkbox" className="check-box size-6 shrink-0" />
      {label}
    </label>
  )
}
