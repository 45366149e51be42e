import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashInlineBlocks } from './inlineHashes.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const hashed = (html: string) => hashInlineBlocks([{ file: 'a.html', html }])
const NOTHING = { script: [], style: [], pageStyles: {} }

describe('the hashes of the content security policy', () => {
  it('are those of each inline script and style, as the browser reads it', () => {
    const script = `if (a < b) draw('<p style="x">')\n`
    expect(hashed(`<head><style media="print">a > b {}</style></head><script>${script}</script><script type="module">c</script>`)).toEqual({
      script: [hashOf(script), hashOf('c')].sort(),
      style: [hashOf('a > b {}')],
      pageStyles: { '/a.html': [hashOf('a > b {}')] },
    })
  })
  it('name what several pages have once, and the styles of each page', () => {
    const page = (file: string) => ({ file, html: `<style>a</style><script>b</script><style>c</style>` })
    const styles = [hashOf('a'), hashOf('c')]
    expect(hashInlineBlocks([page('a.html'), page('b.html')])).toEqual({
      script: [hashOf('b')],
      style: styles.toSorted(),
      pageStyles: { '/a.html': styles, '/b.html': styles },
    })
  })
  it.each([
    '<p title="x <script> y"></p><script>a()</script>',
    '<meta content="about <script> and <style>"><script>a()</script>',
    '<!-- <script> --><script>a()</script>',
    '<button aria-label="Copy “The <style> tag”">a</button><p title="the <b style c">b</p><script>a()</script>',
  ])('are not those of what an attribute or a comment says: %s', (html) =>
    expect(hashed(html)).toEqual({ ...NOTHING, script: [hashOf('a()')] }),
  )
  it.each([
    '<script src="/a.js"></script>',
    '<script type="module" src="/a.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<p title="In style: src=&quot;a&quot;" class="[&>style]:x">&lt;script>a&lt;/script></p>',
    '<p title="a style of b" data-style="x">style="y"</p>',
  ])('leave out what the content security policy does not ask about: %s', (html) => expect(hashed(html)).toEqual(NOTHING))
  it.each([
    ['<p class="a" style="color: red">', 'color: red'],
    ['<script>a</script><br data-a style=""/>', ''],
    ['<style>a</style><svg style="x" class="a">', 'x'],
  ])('are refused for a page with a style attribute: %s', (html, style) =>
    expect(() => hashed(html)).toThrow(new RegExp(`^a\\.html has a style attribute, .* style="${style}"`)),
  )
  it.each([
    "<p style='color: red'>",
    '<p class="a" style=color:red>',
    '<p class=\'x\' style="color: red">',
    '<P STYLE="color: red">',
    '<p title="x"style="color: red">',
  ])('are refused for any style attribute: %s', (html) => expect(() => hashed(html)).toThrow(/^a\.html has a style attribute/))
  it.each(["<script type='module'>a()</script>", '<SCRIPT>a()</SCRIPT>', '<script >a()</script >', '<script>a("<script>")</script>'])(
    'are refused where a script or a style would get no hash, or a wrong one: %s',
    (html) => expect(() => hashed(html)).toThrow(/^a\.html has a script or a style that gets no hash/),
  )
})
