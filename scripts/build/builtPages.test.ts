import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { readBuiltPages, writeBuiltPages } from './builtPages.ts'

const dist = `${mkdtempSync(join(tmpdir(), 'pages-'))}/`
afterAll(() => rmSync(dist, { recursive: true, force: true }))
const file = `${dist}faqs.html`

describe('a built page', () => {
  it('gives a step what the one before has changed, and is written at the end', async () => {
    const html = `<html ${sharedAttributes.pageKind.attribute}="faq"><head><title>Why?</title></head><body>“Why?”</body></html>`
    writeFileSync(file, html)
    const pages = await readBuiltPages(dist)
    const [page] = pages
    expect(page).toMatchObject({ path: '/faqs', file: 'faqs.html', kind: 'faq', title: 'Why?', html })
    const changed = html.replace('“Why?”', '“So.”')
    if (page) page.html = changed
    expect(page?.html).toBe(changed)
    await writeBuiltPages(pages, dist)
    expect(readFileSync(file, 'utf8')).toBe(changed)
  })
})
