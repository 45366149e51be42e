import { Heading } from '#src/ui/Heading.tsx'
import type { ClosingProps } from './closingProps.ts'
import { StartForm, type StartFormProps } from './StartForm.tsx'

const PLACES = {
  page: { head: 'grid gap-x-16 gap-y-3 lg:grid-cols-2 lg:items-baseline-last', size: '4xl', text: 'text-lg text-ink-2', form: 'mt-8' },
  article: { head: 'grid gap-y-2', size: '2xl', text: 'text-ink-2', form: 'mt-5' },
} as const

/** Ends a page with the first fields of the demo form. */
export function StartClosing({ heading, text, place, ...form }: ClosingProps & StartFormProps) {
  const { head, size, text: textClass, form: formClass } = PLACES[place]
  return (
    <>
      <div className={head}>
        <Heading level={2} size={size}>
          {heading}
        </Heading>
        <p className={textClass}>{text}</p>
      </div>
      <div className={formClass}>
        <StartForm {...form} />
      </div>
    </>
  )
}
