/** What the rooms of sections may import of each other (docs/architecture.md). */
import { describe, expect, it } from 'vitest'
import { describeImports, findCircles, imports } from './imports.ts'

describe('rooms of sections', () => {
  const roomOf = (file: string) => file.split('/')[1] ?? ''
  const between = imports.filter(
    ({ file, to }) => file.startsWith('sections/') && to.startsWith('sections/') && roomOf(file) !== roomOf(to),
  )
  it('form no circle', () => {
    expect(between.length).toBeGreaterThan(50)
    expect(findCircles(between.map(({ file, to }) => [roomOf(file), roomOf(to)]))).toEqual([])
  })
  it('share through a room that imports none of them', () => {
    expect(describeImports(between.filter(({ file }) => roomOf(file) === 'shared'))).toEqual([])
  })
})
