import { PORTRAIT } from '#src/illustrations/portrait/drawPortrait.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { TeamContent } from '#src/schemas/pages/team.ts'
import { type PictureFile, PictureImage } from '#src/sections/shared/picture/Picture.tsx'
import { routeTo } from '#src/site/routes.ts'

export type TeamMember = Omit<TeamContent['members'][number], 'photo'> & {
  /** Instead of a portrait. */
  photo?: PictureFile
}
export type MemberPortraitProps = { member: TeamMember; words: TeamContent['pictures']; className: string }

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('')

/** Somebody's photo, or drawn portrait. Without either, a tile shows the initials. */
export function MemberPortrait({ member, words, className }: MemberPortraitProps) {
  if (member.photo)
    return (
      <PictureImage
        file={member.photo}
        alt={fillIn(words.photo, { member: member.name })}
        // Cropped to the shape of a drawn portrait.
        className={cn('aspect-8/9 w-full object-cover', className)}
      />
    )
  if (!member.portrait)
    return (
      <div
        aria-hidden="true"
        className={cn('grid aspect-8/9 w-full place-items-center bg-signal font-display text-figure font-bold text-signal-ink', className)}
      >
        {initialsOf(member.name)}
      </div>
    )
  return (
    <img
      src={routeTo.portrait(member.portrait)}
      alt={fillIn(words.portrait, { member: member.name })}
      {...PORTRAIT}
      // Lazy, so that it is not fetched while it is hidden.
      loading="lazy"
      decoding="async"
      className={cn('w-full', className)}
    />
  )
}
