import type { ReactNode } from 'react'
import { PanelHead } from '#src/illustrations/scenes/PanelHead.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { CALL_IN_RECORD } from '#src/models/policy/policy.ts'
import type { RecordField } from '#src/models/policy/recordViews.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'

/** The filled-in record of one report. */
export type ExampleRecord = { title: string; side: string; isSample: boolean; values: Record<RecordField, ReactNode> }

export type RecordBlockProps = {
  id: string
  heading: string
  lede: string
  fields: Readonly<Record<RecordField, { field: string; why: string }>>
  /** A report of the first screen. Without it, the record is an empty form. */
  example?: ExampleRecord | undefined
}

/** The call-in record as one large slip of paper, filled in, with the reasons for its fields around it (recordBlock.css). */
export function RecordBlock({ id, heading, lede, fields, example }: RecordBlockProps) {
  return (
    <section {...namedSection(id)} className="band-warm">
      <div className="column py-14 sm:py-20 md:py-24">
        <SectionHeading id={id} heading={heading} lede={lede} look="across" />
        <div className="relative isolate mt-8 sm:mt-10">
          <span
            aria-hidden="true"
            className={cn(
              'absolute inset-y-0 left-0 -z-1 w-full',
              'rounded-lg border-2 border-t-16 border-bubble-ink border-t-signal bg-bubble shadow-deck',
              'sm:w-1/2 lg:left-1/2 lg:w-120 lg:-translate-x-1/2',
            )}
          />
          <div className="px-5 pt-8 text-bubble-ink sm:w-1/2 lg:mx-auto lg:w-120">
            {example && (
              <PanelHead
                title={<b className="font-semibold">{example.title}</b>}
                side={<span>{example.side}</span>}
                sample={example.isSample}
                size="sm"
              />
            )}
          </div>
          <dl className="pb-2 max-sm:px-5">
            {CALL_IN_RECORD.map((name, index) => (
              <RecordEntry key={name} {...fields[name]} value={example?.values[name]} reasonSide={index % 2 === 0 ? 'left' : 'right'} />
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

type RecordEntryProps = {
  field: string
  why: string
  /** Undefined in an empty form. */
  value: ReactNode
  /** Where the reason stands beside the card, on wide screens. */
  reasonSide: 'left' | 'right'
}

function RecordEntry({ field, why, value, reasonSide }: RecordEntryProps) {
  return (
    <div className="record-entry grid">
      <dt className={cn('record-entry-field pt-3 text-sm', value === undefined && 'pb-3')}>{field}</dt>
      {value !== undefined && (
        <dd className="record-entry-field pb-3 font-display text-xl leading-tight font-bold tracking-tight tabular-nums lg:text-2xl">
          {value}
        </dd>
      )}
      <dd className={cn('record-reason', reasonSide === 'left' && 'record-reason-left')}>
        <span className="sm:max-lg:w-3/5 lg:max-w-58">{why}</span>
      </dd>
    </div>
  )
}
