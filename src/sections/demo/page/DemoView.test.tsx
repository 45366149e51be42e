/** The first part of the demo page. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { testDemo } from '#tests/lib/entries/testDemo.ts'
import { demoAttributes } from '../demo.attributes.ts'
import { DemoView } from './DemoView.tsx'

const contact = { phone: '(312) 555-0142', phoneHref: 'tel:+13125550142', email: 'a@b.example', emailHref: 'mailto:a@b.example' }
const draw = () =>
  render(<DemoView {...testDemo} clients={[]} sampleNote={undefined} formUrl="https://form.example/f" contact={contact} />).container

it('the page of the demo request has the form first, and the ways on without it after it', () => {
  const container = draw()
  const frame = container.querySelector(`iframe${demoAttributes.formUrl.selector}`)
  expect(frame?.getAttribute('title')).toBe(DEMO_FRAME.title)
  expect(frame?.getAttribute('height')).toBe(String(DEMO_FRAME.initialHeight))
  const link = screen.getByRole('link', { name: testDemo.frame.openMissing })
  expect(frame?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
it('the page of the demo request shows one station with its person', () => {
  const container = draw()
  expect(container.querySelectorAll(workplaceAttributes.worker.selector)).toHaveLength(1)
  expect(container.querySelector(workplaceAttributes.gap.selector)).toBeNull()
})
