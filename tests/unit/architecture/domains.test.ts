/** What the domains of sections may import of each other (docs/folders.md). */
import { describe, expect, it } from 'vitest'
import { describeImports, findCycles, findImports, type Import, imports } from './imports.ts'

describe('domains of sections', () => {
  const domainOf = (file: string) => file.split('/')[1] ?? ''
  const betweenDomains = (found: readonly Import[]) =>
    found.filter(({ file, to }) => file.startsWith('sections/') && to.startsWith('sections/') && domainOf(file) !== domainOf(to))
  const findDomainCycles = (found: readonly Import[]) =>
    findCycles(betweenDomains(found).map(({ file, to }) => [domainOf(file), domainOf(to)]))
  const findImportsOfShared = (found: readonly Import[]) =>
    describeImports(betweenDomains(found).filter(({ file }) => domainOf(file) === 'shared'))
  const planted = [
    ...findImports('sections/shared/x.ts', "import '../blog/y.ts'; import './z.ts'"),
    ...findImports('sections/blog/y.ts', "import '../shared/x.ts'"),
  ]
  it('have no circular imports', () => {
    expect(findDomainCycles(planted)).toContain('shared → blog → shared')
    expect(findDomainCycles(imports)).toEqual([])
  })
  it('share through a domain that imports none of them', () => {
    expect(findImportsOfShared(planted)).toEqual(['sections/shared/x.ts imports sections/blog/y'])
    expect(findImportsOfShared(imports)).toEqual([])
  })
})
