/** Headings, the lines around them, and links in text. */

import { NumberedTitle, type NumberedTitleProps } from '#src/sections/blocks/steps/NumberedTitle.tsx'
import { CallOrWrite } from '#src/sections/shared/contact/CallOrWrite.tsx'
import { ContactLines } from '#src/sections/shared/contact/ContactLines.tsx'
import { LinkedSentence, type LinkedSentenceProps } from '#src/sections/shared/LinkedSentence.tsx'
import { CustomerQuote, type CustomerQuoteProps } from '#src/sections/shared/quote/CustomerQuote.tsx'
import { SampleNote, type SampleNoteProps } from '#src/sections/shared/SampleNote.tsx'
import { Bullet } from '#src/ui/Bullet.tsx'
import { EmailAddress } from '#src/ui/EmailAddress.tsx'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading, type HeadingProps } from '#src/ui/Heading.tsx'
import { BackLink } from '#src/ui/links/BackLink.tsx'
import { TextLink, type TextLinkProps } from '#src/ui/links/TextLink.tsx'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { eachLook, type Specimen, SpecimenSurface } from './specimen.tsx'
import { CONTACT, HEADING, LEDE, LINK, QUOTE } from './specimenWords.ts'

export const textSpecimens: readonly Specimen[] = [
  {
    of: [Heading],
    looks: {
      ...eachLook<NonNullable<HeadingProps['size']>>(
        {
          '8xl': true,
          '7xl': true,
          '6xl': true,
          '5xl': true,
          title: true,
          '4xl': true,
          '3xl': true,
          '2xl': true,
          xl: true,
          lg: true,
          base: true,
          sm: true,
          xs: true,
        },
        (size) => (
          <Heading level={4} size={size}>
            {HEADING}
          </Heading>
        ),
      ),
      ...eachLook<NonNullable<HeadingProps['onPhones']>>(
        { xl: true, lg: true, base: true },
        (onPhones) => (
          <Heading level={4} size="3xl" onPhones={onPhones}>
            {HEADING}
          </Heading>
        ),
        ' on phones',
      ),
      ...eachLook<Exclude<HeadingProps['look'], 'display' | undefined>>({ label: true }, (look) => (
        <Heading level={4} look={look}>
          {HEADING}
        </Heading>
      )),
      ...eachLook<NonNullable<HeadingProps['tone']>>({ signal: true, quiet: true, faint: true }, (tone) => (
        <SpecimenSurface surface={tone === 'signal' ? 'deck' : 'paper'}>
          <Heading level={4} tone={tone}>
            {HEADING}
          </Heading>
        </SpecimenSurface>
      )),
      'quiet on deck': () => (
        <SpecimenSurface surface="deck">
          <Heading level={4} tone="quiet" surface="deck">
            {HEADING}
          </Heading>
        </SpecimenSurface>
      ),
    },
    isWide: true,
  },
  {
    of: [Eyebrow],
    looks: {
      paper: () => <Eyebrow>The line above</Eyebrow>,
      marked: () => <Eyebrow hasStripes>The line above</Eyebrow>,
      deck: () => (
        <SpecimenSurface surface="deck">
          <Eyebrow surface="deck">The line above</Eyebrow>
        </SpecimenSurface>
      ),
    },
  },
  {
    of: [NumberedTitle],
    looks: eachLook<NonNullable<NumberedTitleProps['surface']>>({ paper: true, deck: true }, (surface) => (
      <SpecimenSurface surface={surface}>
        <NumberedTitle number={2} surface={surface}>
          A step
        </NumberedTitle>
      </SpecimenSurface>
    )),
  },
  {
    of: [TextLink],
    looks: {
      ...eachLook<NonNullable<TextLinkProps['look']>>({ plain: true, arrow: true, target: true, contact: true }, (look) => (
        <p>
          {look === 'plain' && 'In a sentence: '}
          <TextLink href={LINK.href} look={look}>
            {LINK.label}
          </TextLink>
        </p>
      )),
      deck: () => (
        <SpecimenSurface surface="deck">
          In a sentence:{' '}
          <TextLink href={LINK.href} surface="deck">
            {LINK.label}
          </TextLink>
        </SpecimenSurface>
      ),
    },
  },
  { of: [BackLink], looks: { usual: () => <BackLink href="#">All of them</BackLink> } },
  { of: [ContactLines], looks: { usual: () => <ContactLines contact={CONTACT} /> } },
  {
    of: [CallOrWrite],
    looks: {
      'two ways': () => (
        <p>
          <CallOrWrite text="Call {number} or write to {address}." contact={CONTACT} />
        </p>
      ),
      'three ways': () => (
        <p>
          <CallOrWrite text="Call {number}, write to {address}, or {other}." contact={CONTACT}>
            come by
          </CallOrWrite>
        </p>
      ),
    },
  },
  {
    of: [LinkedSentence],
    looks: eachLook<NonNullable<LinkedSentenceProps['look']>>({ inText: true, target: true }, (look) => (
      <p>
        <LinkedSentence look={look} text="More is in {link}." links={{ link: LINK }} />
      </p>
    )),
  },
  {
    of: [EmailAddress],
    looks: {
      usual: () => <EmailAddress address={CONTACT.email} />,
      'in a sentence': () => <EmailAddress address={CONTACT.email} isInSentence />,
    },
  },
  { of: [NoBreak], looks: { usual: () => <NoBreak text="A no-fault policy for 50–200 people" /> } },
  { of: [Bullet], looks: { usual: () => <Bullet className="mt-2" /> } },
  {
    of: [CustomerQuote],
    looks: eachLook<NonNullable<CustomerQuoteProps['look']>>(
      { plain: true, large: true, first: true, next: true, margin: true },
      (look) => (
        <figure>
          <CustomerQuote {...QUOTE} look={look} />
        </figure>
      ),
    ),
    isWide: true,
  },
  {
    of: [SampleNote],
    looks: eachLook<NonNullable<SampleNoteProps['surface']>>({ paper: true, deck: true, sky: true }, (surface) => (
      <SpecimenSurface surface={surface}>
        <SampleNote note={LEDE} surface={surface} />
      </SpecimenSurface>
    )),
  },
]
