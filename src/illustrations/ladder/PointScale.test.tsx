import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { POINT_LADDER } from '#src/models/policy/policy.ts'
import { ladderAttributes } from './ladder.attributes.ts'
import { PointScale } from './PointScale.tsx'

describe('the scale of points', () => {
  it('lists the steps with their thresholds, in order', () => {
    render(<PointScale steps={POINT_LADDER} tick={(at) => ({ printed: String(at), spoken: `at ${at}` })} />)
    const said = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(said).toEqual(POINT_LADDER.map(({ at, label }) => `${at}at ${at}: ${label}`))
  })
  it('gives each step the space between it and the previous one', () => {
    render(<PointScale steps={POINT_LADDER} tick={(at) => ({ printed: String(at), spoken: String(at) })} />)
    const gaps = screen.getAllByRole('listitem').map((item) => Number(ladderAttributes.gap.read(item)))
    expect(gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0))).toEqual(POINT_LADDER.map(({ at }) => at))
  })
})
