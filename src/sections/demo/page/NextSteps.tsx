import type { ReactNode } from 'react'
import { FlapFigure } from '#src/illustrations/flap/FlapFigure.tsx'
import { ScaleRail } from '#src/illustrations/ladder/ScaleRail.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { DemoContent } from '#src/schemas/pages/demo.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { DECK_CLASS } from '#src/ui/surface.ts'

/** The line is horizontal on screens with space across, and vertical beside the form and on phones. */
const RAIL_CLASS = 'absolute top-0 left-0 h-full w-4 md:max-xl:h-4 md:max-xl:w-full'
const STEP_CLASS = 'relative pl-9 md:max-xl:pt-8 md:max-xl:pl-0'

/** The steps after a request along one line: a rung for each hour until the call, the demo as a full bar, and an open end. */
export function NextSteps({ title, start, call, demo, after }: DemoContent['next']) {
  const hours = Number.parseInt(call.figure, 10)
  const scale = { most: hours, steps: [0, hours] }
  return (
    <div className={`rounded-xl p-5 sm:p-6 ${DECK_CLASS}`}>
      <Heading level={2} size="sm" tone="quiet" surface="deck">
        {title}
      </Heading>
      <ol className="mt-5 grid text-sm md:max-xl:grid-cols-4">
        <li
          className={cn(
            STEP_CLASS,
            'grid min-h-44 content-between gap-4 pb-4',
            'md:max-xl:col-span-2 md:max-xl:pb-0 md:max-xl:min-h-0 md:max-xl:first-col-20 md:max-xl:pr-6',
          )}
        >
          <ScaleRail {...scale} isUpright isSignal className="absolute top-0 left-0 h-full w-4 md:max-xl:hidden" />
          <ScaleRail {...scale} isSignal className="absolute top-0 left-0 hidden h-4 w-full md:max-xl:block" />
          <p className="font-semibold">{start}</p>
          <StepDuration figure={call.figure}>{call.text}</StepDuration>
        </li>
        <li className={`${STEP_CLASS} py-4 md:max-xl:pr-6`}>
          <span aria-hidden="true" className={`${RAIL_CLASS} bg-signal`} />
          <StepDuration figure={demo.figure}>{demo.text}</StepDuration>
        </li>
        <li className={`${STEP_CLASS} pt-4 text-on-deck-2`}>
          <span
            aria-hidden="true"
            className={`${RAIL_CLASS} border-x-2 border-dashed border-edge md:max-xl:border-x-0 md:max-xl:border-y-2`}
          />
          <p>
            <NoBreak text={after} />
          </p>
        </li>
      </ol>
    </div>
  )
}

/** The sentence also has the figure. */
function StepDuration({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true">
        <FlapFigure value={figure} />
      </p>
      <p className="mt-2 text-on-deck-2">{children}</p>
    </div>
  )
}
