/** The first part of the demo page. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { demoSchema } from '#src/schemas/pages/demo.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { demoAttributes } from '../demo.attributes.ts'
import { DemoView } from './DemoView.tsx'

/** What the view draws: the form in its frame, the clients and the head of the page are apart. */
const shownSchema = demoSchema.omit({ meta: true, form: true, start: true, clients: true })
const WRITTEN: z.input<typeof shownSchema> = {
  eyebrow: 'A demo',
  heading: 'See a call-off arrive',
  lede: 'It takes less than an hour.',
  benefits: [
    { title: 'A call-off', text: 'From the text to the covered shift.' },
    { title: 'Your rules', text: 'One or two of them, tried out.' },
  ],
  next: {
    title: 'What is next',
    start: 'You send the form.',
    call: { figure: '24 hours', text: 'We call you to find a time.' },
    demo: { figure: '30 minutes', text: 'You see the demo.' },
    after: 'Then you start.',
  },
  clientsTitle: 'Some who use it',
  share: 'Copy link',
  topics: [{ id: 'penetration-test', text: 'You are asking for our latest test.' }],
  frame: {
    whileLate: 'The form is late.',
    openWhileLate: 'open the form alone',
    noForm: 'No form?',
    openNoForm: 'Open it alone',
    waysWhileLate: 'Call {number}, write to {address}, or {other}.',
    ratherTalk: 'Call {number} or write to {address}.',
  },
}
const testDemo = shownSchema.parse(WRITTEN)
const contact = { phone: '(312) 555-0142', phoneHref: 'tel:+13125550142', email: 'a@b.example', emailHref: 'mailto:a@b.example' }
const draw = () =>
  render(<DemoView {...testDemo} clients={[]} sampleNote={undefined} formUrl="https://form.example/f" contact={contact} />).container

it('the page of the demo request has the form first, and the ways on without it after it', () => {
  const container = draw()
  const frame = container.querySelector(`iframe${demoAttributes.formUrl.selector}`)
  expect(frame?.getAttribute('title')).toBe(DEMO_FRAME.title)
  expect(frame?.getAttribute('height')).toBe(String(DEMO_FRAME.initialHeight))
  const link = screen.getByRole('link', { name: testDemo.frame.openNoForm })
  expect(frame?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
it('the page of the demo request shows one station with its person', () => {
  const container = draw()
  expect(container.querySelectorAll(workplaceAttributes.worker.selector)).toHaveLength(1)
  expect(container.querySelector(workplaceAttributes.gap.selector)).toBeNull()
})
