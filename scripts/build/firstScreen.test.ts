import { expect, it } from 'vitest'
import { sharedAttributes } from '../../src/sections/shared/shared.attributes'
import { splitFirstScreen } from './firstScreen'

const endMark = `<template ${sharedAttributes.firstScreenEnd.attribute}=""></template>`

it('the split behind the first screen parts a page at its mark', () =>
  expect(splitFirstScreen(`<h1>Words</h1>${endMark}<p>Rest`, 'a.html')).toEqual({ before: '<h1>Words</h1>', after: '<p>Rest' }))
it('the split behind the first screen leaves a page without a mark whole', () =>
  expect(splitFirstScreen('<h1>Words</h1><template></template>', 'a.html')).toBeNull())
it('the split behind the first screen may follow an island', () =>
  expect(splitFirstScreen(`<astro-island></astro-island>${endMark}`, 'a.html')).not.toBeNull())
it.each([
  ['two marks', `${endMark}<p>${endMark}`, /a\.html says twice/],
  ['a mark in an island', `<astro-island uid="x"><div>${endMark}</div></astro-island>`, /a\.html has <FirstScreenEnd \/> in an island/],
])('the split behind the first screen refuses %s', (_, html, message) => expect(() => splitFirstScreen(html, 'a.html')).toThrow(message))
