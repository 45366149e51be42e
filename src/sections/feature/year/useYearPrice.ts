import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AttendancePolicy } from '../../../lib/anywhere/attendance/attendancePolicy'
import { priceAfter } from '../../../lib/anywhere/year/absencePrice'
import { yearHooks } from './year.hooks'

/** How long parts of the drawing take to their new places, in milliseconds. */
const MOVE = 220

type Place = Pick<DOMRect, 'top' | 'height'>
const partsOf = (stage: HTMLElement) => [...stage.querySelectorAll(yearHooks.part.selector)]
const placesOf = (stage: HTMLElement | null): Map<string, Place> =>
  new Map(stage ? partsOf(stage).map((part) => [yearHooks.part.read(part) ?? '', part.getBoundingClientRect()]) : [])

/** Lets each part come from where it was: moved, and stretched where its height differs; what is new fades in. */
function comeFrom(before: Map<string, Place>, stage: HTMLElement): void {
  for (const part of partsOf(stage)) {
    const was = before.get(yearHooks.part.read(part) ?? '')
    const is = part.getBoundingClientRect()
    if (was && was.top === is.top && was.height === is.height) continue
    const stretch = was && was.height > 0 && is.height > 0 ? was.height / is.height : 1
    const start = was ? { transform: `translateY(${was.top - is.top}px) scaleY(${stretch})` } : { opacity: 0 }
    part.animate([start, was ? { transform: 'none' } : { opacity: 1 }], { duration: MOVE, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
  }
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The price in a visitor's hands, beginning with the policy's own.
 * @param stage around the parts that move when it changes
 */
export function useYearPrice(policy: AttendancePolicy, stage: RefObject<HTMLElement | null>) {
  const [price, setPrice] = useState(policy.points.unplannedAbsence)
  const [isLive, setIsLive] = useState(false)
  const before = useRef<Map<string, Place> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts move when the price has changed
  useLayoutEffect(() => {
    if (before.current && stage.current) comeFrom(before.current, stage.current)
    before.current = null
  }, [price, stage])
  const step = (steps: 1 | -1) => {
    const next = priceAfter(price, steps, policy)
    setIsLive(true)
    if (next === price) return
    before.current = mayMove() ? placesOf(stage.current) : null
    setPrice(next)
  }
  return { price, step, isLive }
}

/** How long presses may follow each other before the result is read out, in milliseconds. */
const SPEAK_AFTER = 600

/** @returns the text, once it has not changed for a moment: a screen reader must not be talked over */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), SPEAK_AFTER)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
