import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DeskLane } from './DeskLane.tsx'
import { helpCenterAttributes } from './helpCenter.attributes.ts'
import { showOpenStates } from './openNow.client.ts'

const words = { open: 'Answers until {time}', opens: 'Answers {day} from {time}', today: 'today' }

it('the script of the desks says of each desk by its own hours whether it is open', () => {
  const card = (kind: 'phone' | 'chat') =>
    renderToStaticMarkup(
      <DeskLane desk={{ kind, words }} title={kind} hours="" icon="phone" opens={8} closes={18}>
        A way to reach us
      </DeskLane>,
    )
  document.body.innerHTML = card('phone') + card('chat')
  // A Monday, 7 p.m. in New York: an hour after the phones close, an hour before the chat does.
  showOpenStates(document, new Date('2025-11-10T19:00:00-05:00'))
  const hourLines = [...document.querySelectorAll<HTMLElement>(helpCenterAttributes.hours.selector)]
  expect(hourLines.map((line) => [line.hidden, line.hasAttribute(helpCenterAttributes.open.attribute), line.textContent])).toEqual([
    [false, false, 'Answers Tuesday from 8 AM'],
    [false, true, 'Answers until 8 PM'],
  ])
})
