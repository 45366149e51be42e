/** The clock of an incident marks the times that it is given. */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IncidentClock, type IncidentClockProps } from './IncidentClock.tsx'

const props: IncidentClockProps = {
  id: 'response',
  heading: 'A bad day',
  describe: 'A wall clock.',
  start: '02:10',
  minutes: 15,
  hours: 4,
  note: 'From one minute.',
  items: [{ title: 'Incident response', text: 'In minutes.' }],
}

it('the clock of an incident marks when someone works on it and when service is restored, on the dial and on the bar', () => {
  const { container } = render(<IncidentClock {...props} />)
  const texts = Array.from(container.querySelectorAll('svg text'), ({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['02:10', '02:25', '06:10', '02:10 · 02:25']))
})
it('the clock of an incident goes on past midnight', () => {
  const { container } = render(<IncidentClock {...props} start="22:00" />)
  expect(container.textContent).toContain('02:00')
})
