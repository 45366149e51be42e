/** A landing page for tests, as an editor writes it. The site may have none. */
import { TEST_OPENINGS } from './testFeature.ts'

const demo = { label: 'Book a demo', to: 'requestDemo' }

/** @returns an entry of src/content/landing */
export const testLanding = () => ({
  meta: {
    title: 'Call-offs in the peak season',
    description: 'A page for those who come from an advertisement before the busiest weeks of a year.',
  },
  opening: { eyebrow: 'Peak season', heading: 'The first screen', lede: 'What it is about.', primary: demo, picture: TEST_OPENINGS.scene },
  blocks: [
    {
      kind: 'cards',
      id: 'crews',
      heading: 'Two crews',
      look: 'ruled',
      items: [
        { title: 'One', text: 'The first.' },
        { title: 'Other', text: 'The second.' },
      ],
    },
    {
      kind: 'quote',
      id: 'supervisor',
      sample: true,
      look: 'band',
      quote: 'A sample says this.',
      role: 'Supervisor',
      company: 'A customer',
    },
    { kind: 'quote', id: 'manager', sample: false, look: 'margin', quote: 'A customer says this.', role: 'Manager', company: 'A plant' },
  ],
  closing: { kind: 'start', heading: 'See it', text: 'We show it to you.', action: demo },
})
