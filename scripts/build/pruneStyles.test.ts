import { describe, expect, it } from 'vitest'
import { addPage, addScript, createEmptyMarkup } from './pageMarkup.ts'
import { createPruner, splitPrintRules } from './pruneStyles.ts'

const CSS = `@layer base, utilities;
:root { --used: red; --unused: blue }
@layer base { h1 { color: var(--used) } table { color: green } }
@layer utilities {
  .w-\\[min\\(22rem\\,100vw\\)\\] { width: min(22rem, 100vw) }
  .hover\\:bold:hover { font-weight: 700 }
  .\\[\\&\\>p\\]\\:red > p { color: red }
  .idle { color: gray }
  .on, .off { opacity: 1 }
}
@property --turn { syntax: '*'; inherits: false }
@keyframes settle { from { opacity: 0 } }
@keyframes leave { to { opacity: 0 } }
.come { animation: settle 1s }
:is(.idle, .come):focus, .idle a { color: red }
[data-state=open] { display: block }
[data-state=shut] { display: none }
[hidden]:where(:not([hidden=until-found])) { display: none }
@font-face { font-family: Sans; src: url(all.woff2) }
@font-face { font-family: Sans; src: url(rare.woff2); unicode-range: U+300-323, U+1EA0-1EFF }`
const styles = (html: string, script = '') => {
  const markup = createEmptyMarkup()
  addPage(markup, html)
  addScript(markup, script)
  return createPruner(CSS)(markup)
}

describe('the styles of a page', () => {
  it('are those of its elements, classes and attributes', () => {
    const found = styles('<h1 class="hover:bold off" data-state="open"></h1>')
    expect(found).toContain('h1{color:var(--used)}')
    expect(found).toContain('.hover\\:bold:hover')
    expect(found).toContain('.off')
    expect(found).toContain('[data-state=open]')
  })
  it('are those of attributes that a script sets by that name', () => {
    expect(styles('', "const state = dataAttribute('state'); state.set('open')")).toContain('[data-state=open]')
  })
  it('leave out what nothing on it uses', () => {
    const found = styles('<h1 class="off" data-state="open"></h1>')
    for (const part of ['table', '.idle', '.on', 'data-state=shut', '--unused']) expect(found).not.toContain(part)
  })
  it('leave out classes whose names occur only in its text', () => {
    const found = styles('<p aria-label="shut">idle table <i data-state="open">on</i></p>')
    for (const part of ['table', '.idle', '.on', 'data-state=shut']) expect(found).not.toContain(part)
  })
  it('are also those of its inline scripts, and of the props of its islands', () => {
    expect(styles('<script>show("idle")</script>')).toContain('.idle')
    expect(styles('<astro-island props="{&quot;look&quot;:&quot;idle&quot;}"></astro-island>')).toContain('.idle')
  })
  it('keep the order of the layers, which decides between rules', () => {
    expect(styles('<h1></h1>')).toContain('@layer base,utilities')
  })
  it('know classes with brackets, commas and characters that HTML escapes', () => {
    const found = styles('<p class="w-[min(22rem,100vw)] [&amp;&gt;p]:red"></p>')
    expect(found).toContain('width:min(22rem,100vw)')
    expect(found).toContain('>p{color:red}')
  })
  it('keep the animations that they name unchanged, and no others', () => {
    const found = styles('<p class="come"></p>')
    expect(found).toContain('@keyframes settle{from{opacity:0}}')
    expect(found).not.toContain('@keyframes leave')
    expect(found).not.toContain('@property')
  })
  it('keep only those of a rule’s selectors that can match', () => {
    expect(styles('<p class="come"></p>')).toContain(':is(.come):focus{color:red}')
  })
  it('keep a rule whose :not() names a class that the page does not have', () => {
    expect(styles('<h1 hidden></h1>')).toContain('[hidden]:where(:not([hidden=until-found]))')
  })
  it('are also those of classes that a script writes', () => {
    expect(styles('', 'element.className=`idle wide`')).toContain('.idle')
  })
})

describe('the font faces of a page', () => {
  it('are those for all letters, where it writes no others', () => {
    const found = styles('<p>Mañana – “A”</p>')
    expect(found).toContain('all.woff2')
    expect(found).not.toContain('rare.woff2')
  })
  it.each(['<p>Mẹ tôi</p>', '<p>o\u0301</p>', '<astro-island props="{&quot;said&quot;:&quot;Mẹ&quot;}"></astro-island>'])(
    'are also those for the letters of %s',
    (html) => expect(styles(html)).toContain('rare.woff2'),
  )
  it('are also those for the letters of its scripts', () => expect(styles('', "say('Mẹ')")).toContain('rare.woff2'))
})

describe('the print styles of a page', () => {
  const { screen, print } = splitPrintRules(
    ':root{--a:red;--b:1px}@media print{h1{margin:var(--b)}}@page{size:a4}@media (width>=40rem),print{p{color:var(--a)}}@media print{h2{top:0}}',
  )
  it('go into a sheet of their own, without their media query', () => expect(print).toBe('h1{margin:var(--b)}@page{size:a4}h2{top:0}'))
  it('do not include rules that screens need, too', () =>
    expect(screen).toBe(':root{--a:red;--b:1px}@media (width>=40rem),print{p{color:var(--a)}}'))
  it('include the custom properties that they read', () => {
    const markup = createEmptyMarkup()
    addPage(markup, '<p></p>')
    expect(createPruner(screen, print)(markup)).toContain('--b:1px')
    expect(createPruner(screen)(markup)).not.toContain('--b')
  })
  it('include no custom properties that they only set', () => {
    const markup = createEmptyMarkup()
    addPage(markup, '<p></p>')
    expect(createPruner(screen, ':root{--b:2px}')(markup)).not.toContain('--b')
  })
})
