/** Surfaces, and the small marks on them. */

import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { CLIENT_MARK_NAMES } from '#src/models/names/pictureNames.ts'
import { ClientLogo, type ClientLogoProps } from '#src/sections/shared/clientLogo/ClientLogo.tsx'
import { BrandLogo } from '#src/sections/shell/BrandLogo.tsx'
import { icons } from '#src/site/routes.ts'
import { FoldHeading } from '#src/ui/FoldHeading.tsx'
import { Icon, type IconProps } from '#src/ui/Icon.tsx'
import { IconDrawing } from '#src/ui/IconDrawing.tsx'
import { ICON_PATHS } from '#src/ui/iconPaths.ts'
import { LinkedCard } from '#src/ui/links/LinkedCard.tsx'
import { PhoneFold, type PhoneFoldProps } from '#src/ui/PhoneFold.tsx'
import { ScrollArea, type ScrollAreaProps } from '#src/ui/ScrollArea.tsx'
import { SpecimenSurface } from './SpecimenSurface.tsx'
import { eachLook, type Specimen } from './specimen.ts'
import { HEADING, TEXT } from './specimenWords.ts'

/** A client whose logo is drawn and not a file. */
type DrawnLogoProps = Extract<ClientLogoProps, { mark: unknown }>

const title = <FoldHeading level={4}>{HEADING}</FoldHeading>

export const surfaceSpecimens: readonly Specimen[] = [
  {
    of: [LinkedCard],
    looks: {
      usual: () => (
        <ul>
          <LinkedCard href="#" label={HEADING} className="grid">
            {(link) => (
              <>
                {link}
                <p>{TEXT}</p>
              </>
            )}
          </LinkedCard>
        </ul>
      ),
    },
  },
  {
    of: [PhoneFold, FoldHeading],
    looks: {
      ...eachLook<NonNullable<PhoneFoldProps['upTo']>>({ phone: true, tablet: true }, (upTo) => (
        <PhoneFold head={title} label={HEADING} upTo={upTo}>
          <p>{TEXT}</p>
        </PhoneFold>
      )),
    },
  },
  {
    of: [ScrollArea],
    looks: eachLook<NonNullable<ScrollAreaProps['look']>>({ plain: true, sheet: true }, (look) => (
      <ScrollArea label="A table" look={look}>
        <table>
          <tbody>
            <tr>
              {Object.keys(ICON_PATHS).map((name) => (
                <td key={name}>{name}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    )),
  },
  {
    of: [Icon],
    looks: {
      'every name': () => (
        <div className="specimen-row">
          {keysOf(ICON_PATHS).map((name) => (
            <Icon key={name} name={name} className="size-8" />
          ))}
        </div>
      ),
      ...eachLook<NonNullable<IconProps['tone']>>({ signal: true, go: true, hold: true, stop: true, edge: true }, (tone) => (
        <Icon name="clock" tone={tone} className="size-8" />
      )),
      ...eachLook<NonNullable<IconProps['lines']>>({ ink: true, onDeck: true }, (lines) => (
        <SpecimenSurface surface={lines === 'onDeck' ? 'deck' : 'paper'}>
          <Icon name="clock" lines={lines} className="size-8" />
        </SpecimenSurface>
      )),
      'on a plate': () => <Icon name="clock" isOnWash className="size-14" />,
    },
  },
  { of: [IconDrawing], looks: { dashed: () => <IconDrawing paths={ICON_PATHS['empty-place']} className="size-8" /> } },
  { of: [BrandLogo], looks: { usual: () => <BrandLogo className="size-8" />, edged: () => <BrandLogo isEdged className="size-8" /> } },
  {
    of: [ClientLogo],
    looks: {
      ...eachLook<DrawnLogoProps['wordmark']>(
        { plain: true, caps: true, light: true, spaced: true, lower: true, slanted: true, two: true, framed: true, small: true },
        (wordmark) => <ClientLogo name="Northbay Steel" mark="beam" wordmark={wordmark} seat="before" />,
      ),
      ...eachLook<Exclude<DrawnLogoProps['seat'], 'before'>>({ after: true, disc: true }, (seat) => (
        <ClientLogo name="Northbay Steel" mark="beam" wordmark="plain" seat={seat} />
      )),
      file: () => <ClientLogo name="Northbay Steel" logo={{ src: icons.svg, width: 28, height: 28 }} />,
      'every mark': () => (
        <div className="specimen-row">
          {CLIENT_MARK_NAMES.map((mark) => (
            <ClientLogo key={mark} name={mark} mark={mark} wordmark="plain" seat="before" />
          ))}
        </div>
      ),
    },
  },
]
