/** What is read: headings, the lines around them, links in a text. */

import { CustomerQuote, type CustomerQuoteProps } from '../sections/shared/CustomerQuote'
import { CallOrWrite } from '../sections/shared/contact/CallOrWrite'
import { ContactLines } from '../sections/shared/contact/ContactLines'
import { PhoneLink } from '../sections/shared/contact/PhoneLink'
import { SampleNote, type SampleNoteProps } from '../sections/shared/SampleNote'
import { NumberedTitle, type NumberedTitleProps } from '../sections/shared/steps/NumberedTitle'
import { Bullet } from '../ui/Bullet'
import { Eyebrow } from '../ui/Eyebrow'
import { Heading, type HeadingProps } from '../ui/Heading'
import { BackLink } from '../ui/links/BackLink'
import { EmailAddress } from '../ui/links/EmailAddress'
import { TextLink, type TextLinkProps } from '../ui/links/TextLink'
import { Unbroken } from '../ui/Unbroken'
import { SpecimenSurface } from './SpecimenSurface'
import { CONTACT, HEADING, LEDE, LINK } from './sampleWords'
import { eachLook, type Specimen } from './specimen'

const QUOTE = { quote: 'They used to be on the phone all morning.', role: 'Plant manager', company: 'A customer' }

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
      ...Object.fromEntries(
        Object.entries(
          eachLook<NonNullable<HeadingProps['phoneSize']>>({ xl: true, lg: true, base: true }, (phoneSize) => (
            <Heading level={4} size="3xl" phoneSize={phoneSize}>
              {HEADING}
            </Heading>
          )),
        ).map(([size, draw]) => [`${size} on phones`, draw]),
      ),
      ...eachLook<Exclude<HeadingProps['look'], 'display' | undefined>>({ label: true }, (look) => (
        <Heading level={4} look={look}>
          {HEADING}
        </Heading>
      )),
      ...eachLook<NonNullable<HeadingProps['tone']>>({ signal: true, quiet: true, faint: true, quietOnDeck: true }, (tone) => (
        <SpecimenSurface surface={tone === 'quiet' || tone === 'faint' ? 'paper' : 'deck'}>
          <Heading level={4} tone={tone}>
            {HEADING}
          </Heading>
        </SpecimenSurface>
      )),
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
      ...eachLook<NonNullable<TextLinkProps['look']>>({ plain: true, arrow: true, alone: true, contact: true }, (look) => (
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
  { of: [PhoneLink], looks: { usual: () => <PhoneLink contact={CONTACT} /> } },
  { of: [ContactLines], looks: { usual: () => <ContactLines contact={CONTACT} /> } },
  {
    of: [CallOrWrite],
    looks: {
      'two ways': () => (
        <p>
          <CallOrWrite contact={CONTACT} />
        </p>
      ),
      'three ways': () => (
        <p>
          <CallOrWrite contact={CONTACT}>come by</CallOrWrite>
        </p>
      ),
    },
  },
  {
    of: [EmailAddress],
    looks: {
      usual: () => <EmailAddress address={CONTACT.email} />,
      'in a sentence': () => <EmailAddress address={CONTACT.email} isInSentence />,
    },
  },
  { of: [Unbroken], looks: { usual: () => <Unbroken text="A no-fault policy for 50–200 people" /> } },
  { of: [Bullet], looks: { usual: () => <Bullet className="mt-2" /> } },
  {
    of: [CustomerQuote],
    looks: eachLook<NonNullable<CustomerQuoteProps['look']>>({ plain: true, large: true, first: true, margin: true }, (look) => (
      <figure>
        <CustomerQuote {...QUOTE} look={look} />
      </figure>
    )),
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
