import type { ReactNode } from 'react'
import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { StatusContent } from '#src/schemas/pages/status.ts'
import { Handwriting } from './Handwriting.tsx'

/** The paper sheet for reports while the line is down: filled in by hand, on top of a pile of others. */
export function ReportSheet({ title, note, fields, later, foot, describe }: StatusContent['sheet']) {
  return (
    <SceneFrame describe={describe} className="relative isolate mx-auto w-full max-w-136 print:max-w-none">
      <SampleLabel className="mb-6" />
      <div
        className={cn(
          'absolute inset-x-1 top-12 bottom-11 -z-1 hidden',
          'rotate-2 rounded-sm bg-bubble opacity-80 ring-1 ring-edge',
          'sm:block print:hidden',
        )}
      />
      <div className="mb-8 rounded-sm bg-bubble sm:-rotate-1 text-bubble-ink shadow-deck ring-1 ring-edge print:rotate-0">
        <Clip />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-1 pb-3 sm:px-7">
          <p className="font-display text-xl leading-tight font-bold">{title}</p>
          <p className="text-2xs font-semibold">{note}</p>
        </div>
        <div className="grid border-t-2 border-current wide-phone:grid-cols-2">
          {fields.map(({ label, value }) => (
            <Field key={label} label={label}>
              <Handwriting text={value} />
            </Field>
          ))}
          <Field label={later} />
        </div>
        <p className="border-t border-current/40 px-5 py-3 text-xs font-semibold sm:px-7">{foot}</p>
      </div>
    </SceneFrame>
  )
}

function Field({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div
      className={cn(
        'border-current/40 px-5 pt-2.5 pb-3.5',
        'not-first:border-t wide-phone:odd:border-r wide-phone:nth-2:border-t-0',
        'sm:px-7',
      )}
    >
      <p className="text-2xs leading-snug">{label}</p>
      <div className="mt-1 min-h-[1.5em] text-2xl">{children}</div>
    </div>
  )
}

/** The clip of the board that holds the sheets. */
function Clip() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 30" className="mx-auto -mt-3 block h-7.5 text-bubble-ink">
      <path d="M44 12q0-10 16-10t16 10" fill="none" stroke="currentColor" strokeWidth="4" />
      <rect x="8" y="10" width="104" height="16" rx="5" fill="currentColor" />
    </svg>
  )
}
