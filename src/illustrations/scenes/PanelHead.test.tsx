import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { BoardScene } from './BoardScene.tsx'
import { BroadcastScene } from './BroadcastScene.tsx'
import { CallScene } from './CallScene.tsx'
import { PanelHead } from './PanelHead.tsx'
import { ThreadScene } from './ThreadScene.tsx'

const HEAD = 'Line 3'
const around = { describe: 'A panel.' }
/** The smallest element that contains the panel's title and the label. */
const rowOf = (label: HTMLElement | undefined) => {
  let row = label?.parentElement
  while (row && !row.textContent?.includes(HEAD)) row = row.parentElement
  return row?.textContent
}

it.each([
  [
    'a board',
    <BoardScene
      {...around}
      key="board"
      title={HEAD}
      time="05:31"
      label="live"
      rows={[{ time: '06:00', role: 'Lead', person: 'D. Singh', channel: 'Text', status: 'calledOff' }]}
    />,
  ],
  ['a thread', <ThreadScene {...around} key="thread" title={HEAD} messages={[{ text: 'Hello', time: '05:31' }]} />],
  [
    'a call',
    <CallScene {...around} key="call" caller={HEAD} language="Polish" time="05:31" fields={[{ label: 'Shift', value: '06:00' }]} />,
  ],
  [
    'a message',
    <BroadcastScene
      {...around}
      key="message"
      words={{ to: 'To' }}
      audience={HEAD}
      text="Hello"
      sent={9}
      channels={[{ name: 'SMS', delivered: 9 }]}
      answers={[]}
    />,
  ],
])('a panel says in the head of %s, once, that it is a sample', (_, panel) => {
  render(panel)
  const labels = screen.getAllByText(SAMPLE_PICTURE)
  expect(labels).toHaveLength(1)
  expect(rowOf(labels[0])).not.toMatch(/Hello|Lead|Shift/)
})
it('a panel of real people and counts has no sample label', () => {
  render(<PanelHead title={<p>{HEAD}</p>} sample={false} />)
  expect(screen.queryByText(SAMPLE_PICTURE)).toBeNull()
})
