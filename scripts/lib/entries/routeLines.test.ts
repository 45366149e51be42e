import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/site/routes.ts'
import { ROUTES_FILE, routeNameOf, withoutRoute, withRouteMoved } from './routeLines.ts'

const file = (...lines: string[]) =>
  `const SUPPORT = '/support'\n\nexport const routes = {\n${lines.map((line) => `  ${line},\n`).join('')}} as const\n`
const folder = '$'.concat('{SUPPORT}')
const THREE_PAGES = file('support: SUPPORT', `manual: \`${folder}/manual\``, "status: '/status'")

describe('the list of pages that code names', () => {
  it('is read as it is written', () => {
    const text = readFileSync(ROUTES_FILE, 'utf8')
    for (const [name, address] of Object.entries(routes)) expect(routeNameOf(text, address)).toBe(name)
    expect(routeNameOf(text, '/status/then')).toBeUndefined()
  })
  it('has another address of a page in the same place, behind its folder where that has a name', () => {
    expect(withRouteMoved(THREE_PAGES, '/support/manual', '/support/handbook')).toBe(THREE_PAGES.replace('/manual', '/handbook'))
    expect(withRouteMoved(THREE_PAGES, '/support/manual', '/handbook')).toContain("  manual: '/handbook',\n  status:")
    expect(withRouteMoved(THREE_PAGES, '/status', '/support/status')).toContain(`  status: \`${folder}/status\`,\n}`)
    expect(withRouteMoved(THREE_PAGES, '/words', '/glossary')).toBe(THREE_PAGES)
  })
  it('has no page that is gone', () => {
    expect(withoutRoute(THREE_PAGES, '/support/manual')).toBe(file('support: SUPPORT', "status: '/status'"))
    expect(withoutRoute(THREE_PAGES, '/words')).toBe(THREE_PAGES)
  })
})
