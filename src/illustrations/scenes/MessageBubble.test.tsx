import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessageBubble } from './MessageBubble.tsx'

it('a message’s bubble has the language of its text', () => {
  render(
    <MessageBubble look="message" lang="es">
      Estoy enferma
    </MessageBubble>,
  )
  expect(screen.getByText('Estoy enferma').lang).toBe('es')
})
it('a message’s bubble may be a span, for places where only text is allowed', () => {
  const { container } = render(
    <label>
      <MessageBubble as="span" look="reply">
        Got it
      </MessageBubble>
      <input type="radio" />
    </label>,
  )
  expect(screen.getByRole('radio', { name: 'Got it' })).toBeTruthy()
  expect(container.querySelector('div')).toBeNull()
})
it('a message’s bubble looks different for each sender', () => {
  const looks = ['message', 'messageOnCard', 'reply', 'consent'] as const
  const drawn = looks.map((look) => renderToStaticMarkup(<MessageBubble look={look}>{null}</MessageBubble>))
  expect(new Set(drawn).size).toBe(looks.length)
})
