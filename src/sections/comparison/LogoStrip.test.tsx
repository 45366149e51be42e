import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CLIENT_MARK_NAMES } from '#src/models/names/pictureNames.ts'
import { comparisonAttributes } from './comparison.attributes.ts'
import { LogoStrip } from './LogoStrip.tsx'

const words = { heading: 'Clients', pause: 'Stop', play: 'Go', list: 'the clients', sampleNote: undefined }
const [mark] = CLIENT_MARK_NAMES
const clients = (length: number) =>
  Array.from({ length }, (_, index) => ({ name: `Client ${index}`, mark, wordmark: 'plain' as const, seat: 'before' as const }))

it.each([1, 6, 9, 12, 13, 40])('the logo strip of %i clients passes by without a gap, and is read out once', (length) => {
  const { container } = render(<LogoStrip {...words} clients={clients(length)} />)
  const lists = container.querySelectorAll(`${comparisonAttributes.track.selector} ul`)
  // Half of the track is one round (motion.css), which is wider than the screen.
  expect(lists.length % 2).toBe(0)
  expect((lists.length / 2) * length).toBeGreaterThanOrEqual(12)
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(length)
})
