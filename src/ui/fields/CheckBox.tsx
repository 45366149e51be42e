import type { InputHTMLAttributes } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'

export type CheckBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: string
  /** Of the label, with the box in it. */
  className?: string
}

/** A check box in the look of the fields (`check-box` in styles/utilities.css), in its label, which is part of its target. */
export function CheckBox({ label, className, ...input }: CheckBoxProps) {
  return (
    <label className={cn('flex gap-3 text-sm', className)}>
      <input type="checkbox" className="check-box size-6 shrink-0" {...input} />
      {label}
    </label>
  )
}
