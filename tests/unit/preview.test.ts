/** A preview for a reviewer (.ci/preview). Unlike the site, it is not indexed and stores no leads. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { BuildManifest } from '#server/site/buildManifest.ts'
import { createSiteHeaders } from '#server/site/origins.ts'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { writeRobotsTxt } from '#src/lib/build/pages/discovery.ts'
import { robotsOf } from '#src/lib/build/pages/head.ts'
import { readSettings } from '#src/site/settings.ts'

const SITE_URL = 'https://change-42.your.example'

it('a preview differs in its settings in that it is a preview, with a form on its own origin', () => {
  const { demoFormUrl, ...others } = readSettings({ SITE_URL, SITE_PREVIEW: '1' })
  expect({ ...others, isPreview: false }).toEqual((({ demoFormUrl: _, ...site }) => site)(readSettings({ SITE_URL })))
  expect(others.isPreview).toBe(true)
  expect(demoFormUrl).toBe(`${SITE_URL}/embed/demo-request`)
})
it.each(['0', 'yes', 'true'])('a preview is not asked for by SITE_PREVIEW=%s, which is refused', (value) =>
  expect(() => readSettings({ SITE_PREVIEW: value })).toThrow(`SITE_PREVIEW must be one of 1, but is "${value}".`),
)
it('a preview takes the address of another form', () =>
  expect(readSettings({ SITE_PREVIEW: '1', DEMO_FORM_URL: 'https://test-forms.example/x' }).demoFormUrl).toBe(
    'https://test-forms.example/x',
  ))

describe('search engines', () => {
  it('are told by every page of a preview, and otherwise by those that say so', () => {
    expect([{}, { noindex: true }].map((meta) => robotsOf(meta, true))).toEqual(['noindex', 'noindex'])
    expect([{}, { noindex: true }].map((meta) => robotsOf(meta, false))).toEqual([undefined, 'noindex'])
  })
  it('may fetch nothing of a preview, and everything of the site', () => {
    expect(writeRobotsTxt(`${SITE_URL}/sitemap.xml`, true)).toBe('User-agent: *\nDisallow: /\n')
    expect(writeRobotsTxt(`${SITE_URL}/sitemap.xml`, false)).toContain(`Allow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`)
  })
})

it('a preview sends headers that let its own pages frame its form, and nobody else', () => {
  const manifest: BuildManifest = {
    ...{ scriptHashes: [], styleHashes: [], pageStyles: {}, files: {}, frameOrigins: [SITE_URL] },
    ...{
      siteUrl: SITE_URL,
      demoFormUrl: `${SITE_URL}/embed/demo-request`,
      email: '',
      requestWords: TEST_WORDS,
      analytics: null,
      hsts: 'host',
    },
  }
  const [preview, site] = [createSiteHeaders({ ...manifest, isPreview: true }), createSiteHeaders(manifest)]
  expect(preview).toMatchObject({ 'X-Robots-Tag': 'noindex' })
  expect(preview).not.toHaveProperty('X-Frame-Options')
  expect(preview['Content-Security-Policy']).toContain("frame-ancestors 'self'")
  expect(site).toMatchObject({ 'X-Frame-Options': 'DENY' })
  expect(site).not.toHaveProperty('X-Robots-Tag')
  expect(site['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

describe('.ci/preview', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  // Replaces npm, and prints its arguments.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "called: $*"\nenv\n')
  chmodSync(join(folder, 'npm'), 0o755)
  const PUBLIC = {
    DEMO_FORM_URL: 'https://forms.your.example/x',
    SITE_ANALYTICS: 'ga4',
    SITE_ANALYTICS_ID: 'G-ABC1234567',
    SITE_HSTS: 'preload',
  }
  const runPreview = (...args: string[]) =>
    spawnSync(join('.ci', 'preview'), args, { encoding: 'utf8', env: { ...PUBLIC, PATH: `${folder}:${process.env.PATH}` } })
  const settingsIn = (output: string) =>
    readSettings(Object.fromEntries([...output.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value])))

  it('builds with the address, and without what counts visits or keeps leads', () => {
    const { status, stdout } = runPreview(SITE_URL)
    expect(status).toBe(0)
    expect(stdout).toContain('called: run build\n')
    expect(settingsIn(stdout)).toEqual(readSettings({ SITE_URL, SITE_PREVIEW: '1' }))
  })
  it('a preview takes a form for tests', () =>
    expect(settingsIn(runPreview(SITE_URL, 'https://test-forms.example/x').stdout).demoFormUrl).toBe('https://test-forms.example/x'))
  it('a preview without its address asks for it', () => {
    const { status, stdout, stderr } = runPreview()
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Give the address .*https:/)
  })
})
