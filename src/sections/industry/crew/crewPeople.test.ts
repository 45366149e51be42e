import { describe, expect, it } from 'vitest'
import { skinOf, WORKER_REACHES } from '#src/illustrations/workplace/StationWorker.tsx'
import { CREW_BAY } from './CrewSpot.tsx'
import { crewHeight, crewPerson, crewSilhouette } from './crewPeople.ts'

/** More spots than any row of content has. */
const ROW = Array.from({ length: 12 }, (_, index) => index)

describe('a drawn row of people', () => {
  it('has no two neighbors with the same pose, direction and look', () => {
    for (const index of ROW) {
      const [here, next] = [crewPerson(index), crewPerson(index + 1)]
      expect([here.pose, here.facing, here.head]).not.toEqual([next.pose, next.facing, next.head])
      expect(skinOf(index)).not.toBe(skinOf(index + 1))
      expect(crewSilhouette(index)).not.toBe(crewSilhouette(index + 1))
      expect(crewHeight(index)).not.toBe(crewHeight(index + 1))
    }
  })
  it('keeps the things that people hold within their spot', () => {
    for (const index of ROW) {
      const { pose, height } = crewPerson(index)
      // They stand two units behind the middle.
      expect(WORKER_REACHES[pose].before * height).toBeLessThanOrEqual(CREW_BAY.width / 2 + 2)
    }
  })
})
