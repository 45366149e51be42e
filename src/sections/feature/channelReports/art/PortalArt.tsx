import { weekOf } from '#src/lib/anywhere/time/dates.ts'
import type { ReportArtProps } from './reportArtProps.ts'

/** The portal in a browser, with the week of the shift. */
export function PortalArt({ report: { said, lang, shift } }: ReportArtProps) {
  const formatInLanguage = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  return (
    <span className="lane-art lane-edge block overflow-hidden rounded-md bg-card">
      <span className="flex flex-wrap items-center gap-x-3 border-b-2 border-inherit bg-paper-2 px-3 py-1">
        <svg aria-hidden="true" viewBox="0 0 30 8" className="h-2 w-7.5 shrink-0 stroke-ink max-sm:hidden" fill="none" strokeWidth="1.5">
          <path d="M1 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0M23 4a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
        </svg>
        <span lang={lang} className="text-xs font-semibold">
          {said.text}
        </span>{' '}
        {said.gloss && <span className="text-xs text-ink-2">{said.gloss}</span>}
        <span lang={lang} aria-hidden="true" className="ml-auto text-xs whitespace-nowrap text-ink-2 max-sm:hidden lg:max-xl:hidden">
          {formatInLanguage(shift.day, { month: 'long', year: 'numeric' })}
        </span>
      </span>
      <span lang={lang} aria-hidden="true" className="grid grid-cols-7 gap-0.5 px-2 py-1.5 text-center text-sm leading-tight tabular-nums">
        {weekOf(shift.day).map((day) => (
          <span key={day} className={day === shift.day ? 'rounded-tick bg-deck py-1 font-semibold text-signal' : 'py-1'}>
            <span className="block text-2xs leading-none">{formatInLanguage(day, { weekday: 'narrow' })}</span>
            {Number(day.slice(8))}
          </span>
        ))}
      </span>
    </span>
  )
}
