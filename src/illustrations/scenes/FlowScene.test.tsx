import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { FlowScene } from './FlowScene.tsx'

const STEPS = [{ when: '05:40', title: 'The report', status: 'In time', tone: 'go' }] as const
const draw = (sample?: boolean) => render(<FlowScene describe="A flow." steps={[...STEPS]} sample={sample} />)

it('a flow, which has no head, says above its steps, once, that it is a sample', () => {
  draw()
  const [label] = screen.getAllByText(SAMPLE_PICTURE)
  expect(screen.getAllByText(SAMPLE_PICTURE)).toHaveLength(1)
  expect(label?.nextElementSibling?.textContent).toContain('The report')
  expect(label?.closest('[aria-hidden="true"]')).not.toBeNull()
})
it('a flow that is not a sample has no label', () => {
  draw(false)
  expect(screen.queryByText(SAMPLE_PICTURE)).toBeNull()
})
