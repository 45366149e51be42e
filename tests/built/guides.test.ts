import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DIST, files, pages } from './site'

const guides = [...files].filter((file) => /^\/guides\/.*\.pdf$/.test(file))

it('are one for each industry and the security whitepaper', () => {
  const industries = pages.filter((page) => page.path.startsWith('/industries/')).map((page) => page.path.replace('/industries', '/guides'))
  expect(guides.toSorted()).toEqual([...industries, '/guides/security-whitepaper'].map((path) => `${path}.pdf`).toSorted())
})
describe.each(guides)('%s', (file) => {
  const bytes = readFileSync(`${DIST}${file.slice(1)}`)
  const text = bytes.toString('latin1')
  it('has 4 to 8 pages and under 400 KB', () => {
    const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
    expect(pages).toBeGreaterThanOrEqual(4)
    expect(pages).toBeLessThanOrEqual(8)
    expect(bytes.length).toBeLessThan(400 * 1024)
  })
  it('is tagged, has a language and shows its title', () => {
    expect(text).toMatch(/\/MarkInfo/)
    expect(text).toMatch(/\/StructTreeRoot/)
    expect(text).toMatch(/\/Lang \(en-US\)/)
    expect(text).toMatch(/\/DisplayDocTitle true/)
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'LI']) expect(text, tag).toContain(`/S /${tag}`)
  })
})
