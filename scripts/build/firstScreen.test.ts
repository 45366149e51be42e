import { describe, expect, it } from 'vitest'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { splitFirstScreen } from './firstScreen.ts'

const END = `<template ${sharedAttributes.firstScreenEnd.attribute}=""></template>`

describe('the split behind the first screen', () => {
  it('parts a page at its end', () =>
    expect(splitFirstScreen(`<h1>Words</h1>${END}<p>Rest`, 'a.html')).toEqual({ before: '<h1>Words</h1>', after: '<p>Rest' }))
  it('leaves a page without an end whole', () => expect(splitFirstScreen('<h1>Words</h1><template></template>', 'a.html')).toBeNull())
  it('may follow an island', () => expect(splitFirstScreen(`<astro-island></astro-island>${END}`, 'a.html')).not.toBeNull())
  it.each([
    ['two ends', `${END}<p>${END}`, /a\.html says twice/],
    ['an end in an island', `<astro-island uid="x"><div>${END}</div></astro-island>`, /a\.html has <FirstScreenEnd \/> in an island/],
  ])('refuses %s', (_, html, message) => expect(() => splitFirstScreen(html, 'a.html')).toThrow(message))
})
