import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { readBuiltPages } from './builtPages.ts'

const dist = `${mkdtempSync(join(tmpdir(), 'pages-'))}/`
afterAll(() => rmSync(dist, { recursive: true, force: true }))
const file = `${dist}faqs.html`

describe('a built page', () => {
  it('is kept on disk and not in memory: each step reads what the one before it wrote', async () => {
    const html = `<html ${sharedAttributes.pageKind.attribute}="faq"><head><title>Why?</title></head><body>“Why?”</body></html>`
    writeFileSync(file, html)
    const [page] = await readBuiltPages(dist)
    expect(page).toMatchObject({ path: '/faqs', file: 'faqs.html', kind: 'faq', title: 'Why?', html })
    if (page) page.html = html.replace('“Why?”', '“So.”')
    expect(readFileSync(file, 'utf8')).toContain('<body>“So.”</body>')
    writeFileSync(file, 'as another step left it')
    expect(page?.html).toBe('as another step left it')
  })
})
