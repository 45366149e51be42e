/** What tests read of a drawn chart. */
import { screen } from '@testing-library/react'

/** @returns where each drawn bar begins and ends, in percent of the width */
export const barExtents = (): [number, number][] =>
  [...document.querySelectorAll('rect')].map((bar) => {
    const [start, width] = ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name) ?? '')) as [number, number]
    return [start, start + width]
  })

/** @returns the numbers of the scale beside its unit, each with its place */
export const listTicks = (unit: string): [string | null, string | null][] =>
  [...(screen.getByText(unit).parentElement?.querySelectorAll('text') ?? [])].map((tick) => [tick.textContent, tick.getAttribute('x')])
