/** Screen readers get everything that a picture shows. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TEST_DASHBOARD_WORDS } from '#tests/lib/entries/testDashboardWords.ts'
import { BoardScene } from './BoardScene.tsx'
import { DashboardScene } from './DashboardScene.tsx'
import { FollowUpBoard } from './FollowUpBoard.tsx'

/** @returns the text for screen readers, and the text that is hidden from them */
function sidesOf(picture: ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(picture)
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  return { heard: text('figcaption'), hidden: document.querySelector('figure > [aria-hidden]') }
}

const week = { scheduled: 1000, callOffs: 60, early: 42 }
const dashboard = createElement(DashboardScene, {
  place: 'Plant 2',
  label: 'Live',
  time: '06:12',
  describe: 'About a plant.',
  weeks: [
    { ...week, label: 'Oct 5', noShows: 11 },
    { ...week, label: 'Oct 12', noShows: 13, note: 'Bus line cut' },
    { ...week, label: 'Oct 19', noShows: 7 },
  ],
  coverageMinutes: [8, 19, 52],
  reasons: {
    codes: [{ code: 'illness', count: 14 }],
    combined: 46,
  },
  crew: {
    title: 'First shift',
    lines: [{ name: 'Packing', scheduled: 16, here: 13, filled: 1, open: 2 }],
  },
  words: TEST_DASHBOARD_WORDS,
})

it('a dashboard has sentences for each of its figures and for what stands out', () => {
  const { heard, hidden } = sidesOf(dashboard)
  // The labels of the axis are not part of the data.
  for (const rate of ['1.1%', '1.3%', '0.7%', '70%', 'Bus line cut']) {
    expect(hidden?.textContent, 'the picture').toContain(rate)
    expect(heard).toContain(rate)
  }
  for (const words of [
    'About a plant.',
    '42 of 60',
    '19 min',
    'edian of 3 filled shifts',
    'Packing 14 of 16',
    '2 still open',
    'The rest 46',
  ])
    expect(heard).toContain(words)
})

it('a thread has sentences for its messages, with their senders', () => {
  const messages = [
    { from: 'Employee · 11:42', text: 'I can’t come.' },
    { from: 'The line · 11:42', text: 'Your report is recorded.', reply: true },
  ]
  const { heard, hidden } = sidesOf(
    createElement(BoardScene, { title: 'Line 4', time: '05:31', label: 'live', describe: 'A board.', rows: [], messages }),
  )
  for (const { from, text } of messages) {
    expect(hidden?.textContent).toContain(text)
    expect(heard).toContain(`${from}: “${text}”`)
  }
})

it('a board of follow-ups has a sentence for each row: whose shift it is, its status, when the report came, what was done since, and what it turns into', () => {
  const words = { shift: 'Begins', spot: 'Place', reported: 'Said', followUp: 'Then', status: 'Now', live: 'now', asPlanned: 'As said' }
  const row = { time: '07:00', role: 'CNA', person: 'R. Villanueva', channel: 'Hotline · Tagalog', status: 'calledOff' } as const
  const rows = [
    {
      ...row,
      reported: '04:12',
      followUp: '4 asked at 04:14',
      becomes: { status: 'covered', person: 'G. Asante', followUp: 'yes at 04:29' } as const,
    },
    { ...row, role: 'Med aide', status: 'pending' as const, reported: '04:20', followUp: 'HR decides' },
    { ...row, role: 'Nurse', status: 'covered' as const, channel: 'App', reported: '20:48' },
  ]
  const { heard, hidden } = sidesOf(createElement(FollowUpBoard, { title: 'Ward · 2 East', time: '05:31', rows, words }))
  expect(heard).toContain(
    [
      'Ward, 2 East, 05:31.',
      'CNA, 07:00, R. Villanueva: Called off, Hotline in Tagalog at 04:12; 4 asked at 04:14; Covered, G. Asante, yes at 04:29.',
      'Med aide, 07:00, R. Villanueva: HR review, Hotline in Tagalog at 04:20; HR decides.',
      'Nurse, 07:00, R. Villanueva: Covered, App at 20:48; As said.',
    ].join(' '),
  )
  for (const drawn of ['04:12', '04:20', 'HR decides', '4 asked at 04:14', 'yes at 04:29', ...Object.values(words)])
    expect(hidden?.textContent).toContain(drawn)
})
