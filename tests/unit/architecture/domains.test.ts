/** What the domains of sections may import of each other (docs/folders.md). */
import { describe, expect, it } from 'vitest'
import { describeImports, findCycles, imports } from './imports.ts'

describe('domains of sections', () => {
  const domainOf = (file: string) => file.split('/')[1] ?? ''
  const between = imports.filter(
    ({ file, to }) => file.startsWith('sections/') && to.startsWith('sections/') && domainOf(file) !== domainOf(to),
  )
  it('have no circular imports', () => {
    expect(between.length).toBeGreaterThan(50)
    expect(findCycles(between.map(({ file, to }) => [domainOf(file), domainOf(to)]))).toEqual([])
  })
  it('share through a domain that imports none of them', () => {
    expect(describeImports(between.filter(({ file }) => domainOf(file) === 'shared'))).toEqual([])
  })
})
