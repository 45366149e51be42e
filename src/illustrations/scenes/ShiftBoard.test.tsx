import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { ShiftBoard } from './ShiftBoard.tsx'

const ROW = { time: '22:00', role: 'Loader, door 14', person: 'D. Singh', channel: 'Text · Kreyòl', status: 'calledOff' } as const
const BOARD = { title: 'Dock 2', timeLabel: '21:18 live', describe: 'Shift board.' }

describe('a row whose shift changes hands', () => {
  // The name's place is as wide as the longer of the two names, so text behind it would stand after a gap.
  it.each([true, false])('says with the first name how it was reported, with the second for whom, compact: %s', (isCompact) => {
    const rows = [{ ...ROW, becomes: { status: 'covered', person: 'K. Mensah-Boateng' } as const }]
    const { container } = render(<ShiftBoard {...BOARD} rows={rows} isCompact={isCompact} />)
    const names = [...container.querySelectorAll(uiAttributes.flip.selector)]
      .map((half) => half.textContent.replaceAll('\u00a0', ' '))
      .filter((text) => text.includes('·'))
    expect(names).toEqual(['D. Singh · Text · Kreyòl', 'K. Mensah-Boateng · for D. Singh'])
  })
})
