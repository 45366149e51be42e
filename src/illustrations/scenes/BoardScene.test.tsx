import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { BoardScene } from './BoardScene.tsx'

const ROW = { time: '22:00', role: 'Loader, door 14', person: 'D. Singh', channel: 'Text · Kreyòl', status: 'calledOff' } as const
const BOARD = { title: 'Dock 2', time: '21:18', label: 'live', describe: 'Shift board.' }

describe('a row that gets a replacement', () => {
  // The cell is as wide as the longer of the two texts. Text after the shorter one would leave a gap, so each text includes its own ending.
  it.each([true, false])('has the channel beside the first name, and beside the second name whom it replaces, compact: %s', (isCompact) => {
    const rows = [{ ...ROW, becomes: { status: 'covered', person: 'K. Mensah-Boateng' } as const }]
    const { container } = render(<BoardScene {...BOARD} rows={rows} isCompact={isCompact} />)
    const names = [...container.querySelectorAll(uiAttributes.flip.selector)]
      .map((half) => half.textContent.replaceAll('\u00a0', ' '))
      .filter((text) => text.includes('·'))
    expect(names).toEqual(['D. Singh · Text · Kreyòl', 'K. Mensah-Boateng · for D. Singh'])
  })
})
