import type { ReactNode } from 'react'
import { FIELDS_SHOWN, RECORD_FIELDS, type RecordField, type RecordView } from '../../site/policy/recordViews'
import { dataSecurityAttributes } from './dataSecurity.attributes'
import { Fan, Strands, Taps } from './RecordStrands'
import { FIRST_STATION, factsId, type Station } from './recordStations'

export type RecordStationProps = {
  station: Station
  /** From 1. */
  number: number
  name: string
  fields: Record<RecordField, { label: string }>
  /** What holds here. */
  children: ReactNode
}

const isView = (station: Station): station is RecordView => Object.hasOwn(FIELDS_SHOWN, station)

/** A station on the line: its name, the terminal that chooses it, and the piece of the line up to the next one. */
export function RecordStation({ station, number, name, fields, children }: RecordStationProps) {
  return (
    <div className="record-stop contents">
      <label {...dataSecurityAttributes.station.props(station)} className="flex cursor-pointer flex-col justify-end gap-2">
        <span className="flex flex-col pe-2 leading-tight">
          <span aria-hidden="true" className="font-display text-sm font-bold text-ink-3">
            {number}
          </span>
          <span className="record-name font-display text-base font-bold">{name}</span>
        </span>
        <span className="record-track">
          <Strands station={station} />
          {station === 'line' && <Fan />}
          {station === 'record' && (
            <span aria-hidden="true" className="record-labels text-2xs text-ink-2">
              {RECORD_FIELDS.map((field) => (
                <span key={field}>{fields[field].label}</span>
              ))}
            </span>
          )}
          {isView(station) && <Taps shown={FIELDS_SHOWN[station].map((field) => RECORD_FIELDS.indexOf(field))} />}
          <input
            type="radio"
            name="station"
            value={station}
            defaultChecked={station === FIRST_STATION}
            aria-describedby={factsId(station)}
            className="record-terminal"
          />
        </span>
      </label>
      {children}
    </div>
  )
}
