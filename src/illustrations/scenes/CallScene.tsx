import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

/** Indexes of the bars of the drawn sound wave. */
const BARS = Array.from({ length: 48 }, (_, index) => index)

/** A hotline agent's screen during a call: the record fills up in order. */
export function CallScene({ caller, language, time, fields, describe, sample }: SceneDataOf<'call'>) {
  return (
    <SceneFrame describe={describe} sample={sample} look="deck" className="p-5">
      <PanelHead
        title={
          <span>
            {caller} · {language}
          </span>
        }
        side={<span className="whitespace-nowrap text-go tabular-nums">{time}</span>}
        sample={sample}
        className="text-sm font-semibold text-on-deck-2"
      />
      <svg aria-hidden="true" viewBox="0 0 240 36" className="mt-3 h-9 w-full" preserveAspectRatio="none">
        {BARS.map((index) => {
          const height = 4 + Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.45)) * 28
          return (
            <rect
              key={index}
              x={index * 5}
              y={18 - height / 2}
              width="2.6"
              height={height}
              rx="1.3"
              className={index < 31 ? 'fill-signal' : 'fill-deck-line'}
            />
          )
        })}
      </svg>
      <div className="mt-4 grid gap-1.5">
        {fields.map((field) => (
          <p
            key={field.label}
            className="grid first-col-34 gap-3 rounded-sm max-phone:grid-cols-1 max-phone:gap-0 bg-deck-2 px-3.5 py-2.5 text-sm"
          >
            <span className="text-on-deck-2">{field.label}</span>
            <span className="font-medium">{field.value}</span>
          </p>
        ))}
      </div>
    </SceneFrame>
  )
}
