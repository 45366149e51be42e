import { describe, expect, it } from 'vitest'
import { logoProblem, parseLogoSize } from './logoFile.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 240 60"') =>
  `<?xml version="1.0"?><!-- made somewhere --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const PATH = '<path d="M0 0h9v9z" fill="#123456"/>'

describe('the file of a logo', () => {
  it.each([
    ['a path', svg(PATH)],
    ['a gradient of its own', svg(`<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><g fill="url(#a)">${PATH}</g>`)],
    [
      'a clip, a style and a shape that is used again',
      svg(`<style>.a{fill:red;clip-path:url('#b')}</style><clipPath id="b">${PATH}</clipPath><use xlink:href="#b"/>`),
    ],
    ['a namespace of a drawing program', svg(PATH, 'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0,0,10,10"')],
  ])('may have %s', (_, file) => expect(logoProblem(file)).toBeNull())
  it.each([
    ['a script', svg('<script>alert(1)</script>'), /<script>.*export it without scripts/],
    ['a script under another name', svg('<x:script>alert(1)</x:script>'), /<x:script>/],
    ['a page', svg('<foreignObject><p>Hi</p></foreignObject>'), /<foreignObject>/],
    ['a photograph', svg('<image href="data:image/png;base64,AA"/>'), /<image>/],
    ['letters in a font that visitors lack', svg('<text>Acme</text>'), /<text>.*letters turned into outlines/],
    ['a link', svg('<a href="https://acme.example"><path/></a>'), /<a>/],
    ['a drawing that moves', svg('<path><animate attributeName="d"/></path>'), /<animate>/],
    ['what runs when it is opened', svg('', 'onload="alert(1)" viewBox="0 0 9 9"'), /<svg> has onload="alert\(1\)"/],
    ['a shape of another file', svg('<use href="https://acme.example/a.svg#a"/>'), /<use> has href=/],
    ['the same in the older way', svg('<use xlink:href="b.svg#a"/>'), /<use> has xlink:href=/],
    ['a pattern of another file', svg('<path fill="url(https://acme.example/a.svg#a)"/>'), /<path> has fill=/],
    ['a style that loads', svg('<style>@import "https://acme.example/a.css";</style>'), /The <style> of the file loads something/],
    ['a style that hides what it loads', svg('<style>.a{fill:u\\72l(https://acme.example)}</style>'), /The <style> of the file/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /entities/],
    ['no size', svg(PATH, 'width="20" height="10"'), /viewBox="0 0 240 60"/],
    ['no height', svg(PATH, 'viewBox="0 0 9 0"'), /viewBox="0 0 240 60"/],
    ['a shape that nobody could read', svg(PATH, 'viewBox="0 0 900 60"'), /900 by 60.*between 0\.5 and 8 times/],
    ['more bytes than a wall of logos can bear', svg(PATH.repeat(700)), /bytes, and 20,000 are the most/],
    ['another kind of picture', '\u0089PNG\r\n', /This is no SVG file/],
    ['a page around it', `<html><body>${svg(PATH)}</body></html>`, /This is no SVG file/],
  ])('may not have %s', (_, file, problem) => expect(logoProblem(file)).toMatch(problem))
})
it('the size of a logo is that of its viewBox', () => {
  expect(parseLogoSize(svg(PATH))).toEqual({ width: 240, height: 60 })
  expect(parseLogoSize(svg(PATH, "viewBox='-1.5, 0, 12.5 6'"))).toEqual({ width: 12.5, height: 6 })
})
