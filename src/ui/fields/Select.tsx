import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { FIELD_CLASS } from './fieldClass.ts'

const LOOKS = {
  field: {
    select: `${FIELD_CLASS} min-h-12 appearance-none pr-11 has-[option[value='']:checked]:text-ink-3`,
    arrow: 'right-3.5 size-5 text-ink-2',
  },
  /** Inside an element with an edge. The select takes that element's height. */
  inset: {
    select: 'size-full appearance-none truncate rounded-sm pr-7 pl-2.5 text-sm font-semibold sm:pr-8 sm:pl-3',
    arrow: 'right-2 size-4.5 sm:right-3',
  },
}

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & { look?: keyof typeof LOOKS }

/** The browser's own select. Its arrow is drawn as an SVG, not as a background, so that it keeps the color of the text in forced colors. */
export function Select({ look = 'field', ...select }: SelectProps) {
  return (
    <div className="relative h-full">
      <select {...select} className={LOOKS[look].select} />
      <ChevronDown aria-hidden="true" className={`pointer-events-none absolute inset-y-0 my-auto ${LOOKS[look].arrow}`} />
    </div>
  )
}
