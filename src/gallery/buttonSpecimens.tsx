/** Buttons, and links that look like buttons. */
import { OpeningActions, type OpeningActionsProps } from '#src/sections/shared/opening/OpeningActions.tsx'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx'
import { IconDrawing } from '#src/ui/IconDrawing.tsx'
import { ICON_PATHS } from '#src/ui/iconPaths.ts'
import { ButtonLink, type ButtonLinkProps } from '#src/ui/links/ButtonLink.tsx'
import { TextButton, type TextButtonProps } from '#src/ui/TextButton.tsx'
import { SpecimenSurface } from './SpecimenSurface.tsx'
import { eachLook, type Specimen } from './specimen.ts'
import { LINK } from './specimenWords.ts'

const ICON = <IconDrawing paths={ICON_PATHS.phone} className="size-5" />
const ACTIONS = { primary: LINK, secondary: { label: 'See how', href: '#' } }

export const buttonSpecimens: readonly Specimen[] = [
  {
    of: [Button],
    looks: {
      ...eachLook<NonNullable<ButtonProps['look']>>({ primary: true, secondary: true }, (look) => (
        <Button look={look}>{LINK.label}</Button>
      )),
      ...eachLook<Exclude<ButtonProps['surface'], 'paper' | undefined>>({ deck: true }, (surface) => (
        <SpecimenSurface surface={surface}>
          <Button look="secondary" surface={surface}>
            {LINK.label}
          </Button>
        </SpecimenSurface>
      )),
      ...eachLook<Exclude<ButtonProps['size'], 'medium' | undefined>>({ large: true, field: true }, (size) => (
        <Button size={size}>{LINK.label}</Button>
      )),
      'out of use': () => (
        <Button isFadedWhileDisabled aria-disabled>
          {LINK.label}
        </Button>
      ),
      busy: () => <Button isBusy>{LINK.label}</Button>,
    },
  },
  {
    of: [ButtonLink],
    looks: {
      ...eachLook<NonNullable<ButtonLinkProps['look']>>({ primary: true, secondary: true, quiet: true }, (look) => (
        <ButtonLink href="#" look={look}>
          {LINK.label}
        </ButtonLink>
      )),
      ...eachLook<Exclude<ButtonLinkProps['size'], 'medium' | undefined>>({ large: true, compact: true }, (size) => (
        <ButtonLink href="#" size={size}>
          {LINK.label}
        </ButtonLink>
      )),
      ...eachLook<NonNullable<ButtonLinkProps['onPhones']>>(
        { compact: true, wide: true },
        (onPhones) => (
          <ButtonLink href="#" size="large" onPhones={onPhones}>
            {LINK.label}
          </ButtonLink>
        ),
        ' on phones',
      ),
    },
  },
  {
    of: [OpeningActions],
    looks: {
      ...eachLook<NonNullable<OpeningActionsProps['surface']>>({ paper: true, deck: true, sky: true, dusk: true }, (surface) => (
        <SpecimenSurface surface={surface === 'dusk' ? 'paper' : surface}>
          <OpeningActions {...ACTIONS} size="compact" surface={surface} />
        </SpecimenSurface>
      )),
      ...eachLook<Exclude<OpeningActionsProps['size'], 'compact'>>({ large: true }, (size) => <OpeningActions {...ACTIONS} size={size} />),
      'compact on phones': () => <OpeningActions {...ACTIONS} size="large" onPhones="compact" />,
      'wide on phones': () => <OpeningActions {...ACTIONS} size="compact" onPhones="wide" />,
    },
  },
  {
    of: [TextButton],
    looks: {
      ...eachLook<NonNullable<TextButtonProps['look']>>({ line: true, withIcon: true, small: true }, (look) => (
        <TextButton look={look}>
          {look === 'withIcon' && ICON}
          {LINK.label}
        </TextButton>
      )),
      ...eachLook<Exclude<TextButtonProps['surface'], 'paper' | undefined>>({ deck: true }, (surface) => (
        <SpecimenSurface surface={surface}>
          <TextButton surface={surface}>{LINK.label}</TextButton>
        </SpecimenSurface>
      )),
    },
  },
  {
    of: [IconButton],
    looks: {
      ...eachLook<NonNullable<IconButtonProps['look']>>({ plain: true, quiet: true, edged: true, signal: true, bare: true }, (look) => (
        <SpecimenSurface surface={look === 'bare' ? 'deck' : 'paper'}>
          <IconButton look={look} label="Call">
            {ICON}
          </IconButton>
        </SpecimenSurface>
      )),
      shared: () => (
        <div className="specimen-row">
          <IconButton look="edged" width="shared" label="Before">
            {ICON}
          </IconButton>
          <IconButton look="edged" width="shared" label="After">
            {ICON}
          </IconButton>
        </div>
      ),
    },
  },
]
