import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { LinkedCard } from './LinkedCard.tsx'
import { RowLink } from './RowLink.tsx'
import { TextLink } from './TextLink.tsx'

const OUTSIDE = 'https://elsewhere.example/'
const LINKS = {
  ButtonLink: (href: string) => <ButtonLink href={href}>There</ButtonLink>,
  LinkedCard: (href: string) => (
    <LinkedCard href={href} label="There" className="">
      {(link) => link}
    </LinkedCard>
  ),
  RowLink: (href: string) => <RowLink href={href} label="There" note="It is far" notePlace="end" />,
  TextLink: (href: string) => <TextLink href={href}>There</TextLink>,
}

describe.each(Object.entries(LINKS))('a link drawn as %s', (_name, draw) => {
  const renderedRelOf = (href: string) => {
    render(draw(href))
    return screen.getByRole('link').getAttribute('rel')
  }
  it('has a rel if it leaves the site', () => expect(renderedRelOf(OUTSIDE)).toBe(relOf(OUTSIDE)))
  it('has no rel if it stays on the site', () => expect(renderedRelOf('/faqs')).toBeNull())
})
