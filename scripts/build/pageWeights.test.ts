import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeHeavyPages, weighPage } from './pageWeights.ts'

const dist = `${mkdtempSync(join(tmpdir(), 'weights-'))}/`
afterAll(() => rmSync(dist, { recursive: true, force: true }))
const write = (name: string, kilobytes: number) => writeFileSync(`${dist}${name}`, Buffer.alloc(kilobytes * 1024))
const SIZES = { 'page.html.br': 40, 'home.html.br': 40, 'a.js': 5, 'b.js': 3, 'f.woff2': 20, 'top.webp': 180, 'late.webp': 900 }
for (const [name, kilobytes] of Object.entries(SIZES)) write(name, kilobytes)
writeFileSync(`${dist}a.js`, 'import{b}from"./b.js";'.padEnd(5 * 1024))

const HTML = `<link rel="preload" as="font" href="/f.woff2"/><script src="/a.js"></script><script src="/a.js"></script><img src="/top.webp" alt="">
<img src="/late.webp" loading="lazy" srcset="/late.webp 1200w"><template><img src="/late.webp"></template><img src="https://elsewhere.example/late.webp">`
writeFileSync(`${dist}page.html`, HTML)
writeFileSync(`${dist}home.html`, HTML.replace('top.webp', 'late.webp'))
const page = { path: '/blog/a', file: 'page.html' }

it('a page weighs what it loads at once, with what its scripts import, each file once, as it is sent', async () =>
  expect(await weighPage('page.html', dist)).toEqual({ html: 40_960, script: 8192, fonts: 20_480, pictures: 184_320 }))
it('a page may have 250 KB, and home 350', async () => {
  expect(await describeHeavyPages([page, { path: '/', file: 'home.html' }], dist)).toEqual([
    expect.stringMatching(/^\/ is too heavy .*: 968\.0 KB, of at most 350\.0 KB\. Its pictures at the top are 900\.0 KB/),
  ])
  write('top.webp', 190)
  expect(await describeHeavyPages([page, { ...page, path: '/' }], dist)).toEqual([
    expect.stringMatching(/^\/blog\/a .* 258\.0 KB, of at most 250\.0 KB\./),
  ])
})
