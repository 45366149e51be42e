import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ALTERNATIVES } from '#src/models/comparison/alternatives.ts'
import { AlternativeChoices } from './AlternativeChoices.tsx'
import { PerAlternative } from './AlternativeRow.tsx'
import { connectAlternativeStatus } from './alternativeStatus.client.ts'
import { comparisonAttributes } from './comparison.attributes.ts'

it('the script of the comparison writes the sentence of the chosen alternative into the status, and leaves that of the beginning to the styles', () => {
  const choices = createElement(AlternativeChoices, { legend: 'Choose', names: ALTERNATIVES, defaultIndex: 2, name: 'alternative' })
  const said = createElement('p', { role: 'status' }, PerAlternative({ defaultIndex: 2, children: (index) => `Sentence ${index}.` }))
  const opening = createElement('section', comparisonAttributes.opening.props(), createElement(Fragment, null, choices, said))
  document.body.innerHTML = renderToStaticMarkup(opening)
  connectAlternativeStatus()
  const status = document.querySelector('[role="status"]')
  expect(status?.children).toHaveLength(ALTERNATIVES.length)
  for (const index of [3, 0]) {
    document.querySelectorAll('input')[index]?.click()
    expect([status?.textContent, status?.children.length]).toEqual([`Sentence ${index}.`, 0])
  }
})
