/** How each message arrives: as a drawing, and as a sentence for screen readers. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { arrivalsSchema } from '#src/schemas/blocks/arrivals.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { TEST_BLOCKS } from '#tests/lib/entries/testFeature.ts'
import { ArrivalsBlock } from './ArrivalsBlock.tsx'

const content = arrivalsSchema.parse(TEST_BLOCKS.arrivals)

it('the section on what arrives on a phone says what each picture shows, hides its letters from those who hear the page, and names it a sample', () => {
  const { container } = render(<ArrivalsBlock id="uses" heading="Four messages" {...content} />)
  expect(screen.getAllByRole('figure')).toHaveLength(4)
  for (const { describe } of content.items) expect(screen.getByText(`${describe} ${SAMPLE_PICTURE}.`)).toBeTruthy()
  expect(container.querySelectorAll('figure > div:not([aria-hidden="true"])')).toHaveLength(0)
  expect(screen.getByText(SAMPLE_PICTURE)).toBeTruthy()
})
