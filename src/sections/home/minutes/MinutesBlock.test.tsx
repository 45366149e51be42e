import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { MinutesBlock } from './MinutesBlock.tsx'

it('the minutes of home take their times from the first call-off, and say how long it took, and how long it is from there to the horn', () => {
  const stages = ['reported', 'reported', 'notified', 'filled'] as const
  const start = minuteOf('03:50')
  const stageMinutes = { reported: start + 4, notified: start + 5, asked: start + 6, filled: start + 11 }
  render(
    <MinutesBlock
      id="minutes"
      heading="Heading"
      lede="Covered {minutes} minutes later."
      strip={{ unit: 'minutes', taken: 'taken', left: 'minutes left' }}
      steps={stages.map((stage, index) => ({ stage, title: `Moment ${index + 1}`, text: 'Something happens.' }))}
      start={start}
      horn={minuteOf('06:00')}
      callOff={{ stationIndex: 5, stageMinutes }}
    />,
  )
  expect(screen.getByRole('img', { name: '7 minutes taken; 119 minutes left.' })).toBeDefined()
  expect(screen.getByText('Covered 7 minutes later.')).toBeDefined()
  expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual(['03:54', '03:54', '03:55', '04:01'])
})
