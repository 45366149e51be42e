import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessageBubble } from './MessageBubble.tsx'

it('a message’s bubble says its words in their language', () => {
  render(
    <MessageBubble look="said" lang="es">
      Estoy enferma
    </MessageBubble>,
  )
  expect(screen.getByText('Estoy enferma').lang).toBe('es')
})
it('a message’s bubble may stand in a label, where only text may', () => {
  const { container } = render(
    <label>
      <MessageBubble as="span" look="answer">
        Got it
      </MessageBubble>
      <input type="radio" />
    </label>,
  )
  expect(screen.getByRole('radio', { name: 'Got it' })).toBeTruthy()
  expect(container.querySelector('div')).toBeNull()
})
it('a message’s bubble tells every sender from every other', () => {
  const looks = ['said', 'saidOnCard', 'answer', 'yes'] as const
  const drawn = looks.map((look) => renderToStaticMarkup(<MessageBubble look={look}>{null}</MessageBubble>))
  expect(new Set(drawn).size).toBe(looks.length)
})
