import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { MinutesBlock } from './MinutesBlock.tsx'

const step = (time: string) => ({ time, title: `At ${time}`, text: 'Something happens.' })

it('the timeline of the minutes says how long its moments took, and how long it is from there to the horn', () => {
  render(
    <MinutesBlock
      id="minutes"
      heading="Heading"
      lede="Lede"
      strip={{ unit: 'minutes', taken: 'taken', left: 'minutes left' }}
      steps={['03:54', '03:55', '04:01'].map(step)}
      start={minuteOf('03:50')}
      horn={minuteOf('06:00')}
      bayIndex={5}
    />,
  )
  expect(screen.getByRole('img', { name: '7 minutes taken; 119 minutes left.' })).toBeDefined()
})
