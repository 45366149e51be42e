/** Describes the conditions of a measurement, because figures of two machines or two hours cannot be compared. */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { findChromium } from '../lib/browsers/chromium.ts'
import { resolveCommit } from './projectCopy.ts'

const readLoad = () => (loadavg()[0] ?? 0).toFixed(1)

function readVersion(program: string | undefined): string {
  if (!program) return 'no Chromium'
  return (
    execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split(' built ')[0] ?? ''
  )
}

/** Notes when measuring begins. @returns a function that describes the conditions in one paragraph at the end */
export function describeConditions() {
  const before = readLoad()
  return {
    until(rounds: number, previous: string | undefined): string {
      const day = dayOf(new Date())
      const builds = `Commit ${resolveCommit('HEAD')}${previous ? `, previous ${previous}` : ''}`
      const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${before} before and ${readLoad()} after`
      const programs = `Node ${process.versions.node}, ${readVersion(findChromium())}`
      return `${day}. ${builds}. ${machine}. ${programs}. ${rounds} rounds, in turns: median (least–most) · this build divided by that column.`
    },
  }
}
