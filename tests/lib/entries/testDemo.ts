/** The words of the demo page for tests, as an editor writes them. They do not change with src/content/demo.yaml. */
import type { z } from 'zod'
import { demoSchema } from '#src/schemas/demo.ts'

/** What the view of the page draws; the form in its frame, the clients and the head of the page are apart. */
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
    late: 'The form is late.',
    open: 'open the form alone',
    missing: 'No form?',
    openMissing: 'Open it alone',
    ways: 'Call {number}, write to {address}, or {other}.',
    talk: 'Call {number} or write to {address}.',
  },
}
export const testDemo = shownSchema.parse(WRITTEN)
