import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { comparisonAttributes } from './comparison.attributes.ts'
import { LogoStrip } from './LogoStrip.tsx'
import { connectLogoStrip } from './logoStrip.client.ts'

it('the button of the logo strip pauses the strip and lets it go on; the button says what it will do next', () => {
  const words = { heading: 'Clients', pause: 'Stop', play: 'Go', list: 'the clients' }
  document.body.innerHTML = renderToStaticMarkup(createElement(LogoStrip, { ...words, clients: [], sampleNote: undefined }))
  const disconnect = connectLogoStrip()
  const button = document.querySelector('button')
  const state = () => [document.querySelector(comparisonAttributes.paused.selector) !== null, button?.textContent?.split(' ')[0]]
  expect(state()).toEqual([false, 'Stop'])
  button?.click()
  expect(state()).toEqual([true, 'Go'])
  button?.click()
  expect(state()).toEqual([false, 'Stop'])
  disconnect()
  button?.click()
  expect(state(), 'let go').toEqual([false, 'Stop'])
})
